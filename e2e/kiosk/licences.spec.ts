import { expect } from '@playwright/test';
import { touch } from '../support/pages/touch.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';

test.use({ stopsServer: true });

test('a tablet shows whose work is in it, with their licences, also without a network', async ({
  kiosk,
  server,
}) => {
  const { page } = kiosk;
  const press = (name: string) => touch(page, page.getByRole('button', { name, exact: true }).last());
  await untilInstalled(page);
  await server.stop();
  await page.reload();

  await press('Manager');
  await press('Licences');

  const texts = page.getByRole('dialog', { name: 'Licences' }).locator('pre');
  await expect(texts).toContainText('react-dom 19');
  await expect(texts).toContainText('Permission is hereby granted, free of charge');
  await expect(texts).toContainText('SIL OPEN FONT LICENSE');
  await press('Close');
  await expect(page.getByRole('heading', { name: 'About this tablet' })).toBeVisible();
});

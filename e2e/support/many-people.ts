import type { Page } from '@playwright/test';

type Listed = Readonly<Record<string, unknown>>;

/** The list of people answers with so many, each like the first of those who are there. */
export async function manyPeople(page: Page, count: number): Promise<void> {
  await page.route('**/api/manage/v1/companies/*/people', async (route) => {
    // Without the version that the page knows, or nothing would be sent for it.
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const { data, ...rest } = (await response.json()) as { readonly data: readonly Listed[] };
    const people = Array.from({ length: count }, (_, place) => ({
      ...data[place % data.length],
      id: `22222222-0000-4000-8000-${String(place).padStart(12, '0')}`,
      displayName: `Prófandi ${place} Þórudóttir`,
      employeeNumber: String(place),
      hasLeft: false,
    }));
    await route.fulfill({ response, json: { ...rest, data: people } });
  });
}

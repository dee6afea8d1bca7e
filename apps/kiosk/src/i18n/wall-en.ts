import { pluralIn } from '@stimpill/words/plural.ts';

const count = pluralIn('en');

/** What set-up says of the wall: zone, room, how to hang the tablet up, and the poster beside it. In English. */
export const wallEn = {
  stepWall: 'On the wall',
  goOnAnyway: 'Go on anyway',

  zoneOfCompany: 'Of the company',
  zoneOfTablet: 'Of this tablet',
  zoneNow: (time: string) => `There it is ${time} now. All times on this tablet are shown in it.`,
  zoneRegions: {
    Europe: 'Europe',
    Atlantic: 'Atlantic',
    America: 'America',
    Africa: 'Africa',
    Asia: 'Asia',
    Indian: 'Indian Ocean',
    Australia: 'Australia',
    Pacific: 'Pacific',
    Arctic: 'Arctic',
    Antarctica: 'Antarctica',
  } as Readonly<Record<string, string>>,
  zoneElsewhere: 'Elsewhere',

  storageUnprotected: 'No. Install the app or add it to the home screen; then the browser keeps its promise.',
  roomYears: (years: number) => `Room for about ${count(years, { one: 'year', other: 'years' })} of punches`,
  roomMonths: (months: number) =>
    `Room for about ${count(months, { one: 'month', other: 'months' })} of punches`,
  roomLittle: 'Hardly any room. Delete apps or pictures from this tablet.',

  wallTitle: 'Hang it up',
  wallInstall: 'Install',
  wallLock: 'Lock',
  wallPower: 'Screen and power',
  wallCamera: 'Camera',
  wallPoster: 'Poster',
  wallTryFirst:
    'The names in the settings differ between makers and versions. Try it before the tablet hangs.',
  installFirst:
    'Install the app first, then set it up there: the installed app has a storage of its own, and nothing of this page comes along.',
  installThenPair:
    'Then open the installed app and show it the same code, or type this pairing word there. It is good for 15 minutes and is kept nowhere on this page.',
  installNot: 'Go on in the browser',
  installDone: 'The app is installed and open without the bars of a browser.',
  installNow: 'Install the app',
  installWhy: 'Installed, it opens without the bars of a browser, and the browser protects its storage.',
  installIpad: [
    'Open this page in Safari and touch the share button.',
    'Choose “Add to Home Screen”, then “Add”.',
    'Open the app from the home screen and set it up there: it has a storage of its own.',
  ],
  installAndroid: [
    'Open the menu of Chrome (three dots).',
    'Choose “Install app” or “Add to home screen”.',
    'Open the app from the home screen.',
  ],
  lockWhy: 'So that nobody leaves the punch clock, by mistake or on purpose.',
  lockIpad: [
    'Settings, Accessibility, Guided Access: turn it on and set a passcode.',
    'There, set “Display Auto-Lock” to “Never”.',
    'Open the app and press the top button (or the home button) three times, then “Start”.',
    'Out again: three times the same button, then the passcode.',
  ],
  lockAndroid: [
    'Set a screen lock first. Then Settings, Security: turn on “App pinning” or “Screen pinning”, with the PIN asked before unpinning.',
    'Open the app, then the overview of open apps; touch its icon and choose “Pin”.',
    'For many tablets: lock task mode, set by the device management of your company. Nobody leaves that at the tablet.',
  ],
  powerSteps: [
    'Keep it on its charger day and night, with the cable where nobody pulls at it.',
    'Set the screen to stay on as long as the tablet allows. The app keeps it on too, where the browser lets it.',
    'Let updates and restarts happen at night, and the tablet connect to the network by itself.',
    'Hang it at about 130 cm, away from sun and heat, and near enough to the network.',
  ],
  cameraSteps: [
    'Only if the company wants a photo with a punch. Allow the camera when the browser asks.',
    'Hang it so that the light comes from in front of people, not from behind them.',
    'Punch once yourself and look at the picture.',
  ],
  posterWhy: 'For the wall beside the tablet: how it is done, in three languages, on one A4 page.',
  posterPrint: 'Print',
  posterFromComputer:
    'No printer at the tablet? Save it as a PDF, or print before the tablet is locked. A locked tablet may not print.',
  posterAsking: 'Looking whether people may open their own page',
  posterClosed:
    'People have no page of their own here: the company has turned it off, or allows it from other addresses only. The poster comes without a code.',
  posterUnknown:
    'It could not be found out whether that page is open, so the poster has no code. Open this page again later.',
  posterHow: 'How to clock in and out',
  posterTouch: 'Touch the screen, then your name.',
  posterPin: 'Type the four digits of your PIN.',
  posterSee: 'Wait for the tick. Done.',
  posterWrong: 'Not you, or wrong? Touch “Not me / wrong” at once.',
  posterPhone: 'Without the tablet: scan the code, choose your name and use the password of your web login.',
};

export type WallMessages = typeof wallEn;

const NOTICES = '/third-party-notices.txt';

/**
 * The licences of everything the kiosk is built with. The tablet keeps the file for use without a network.
 * @throws Error when it is not there
 */
export async function fetchNotices(): Promise<string> {
  const response = await fetch(NOTICES);
  if (!response.ok) throw new Error(`The notices were answered with ${response.status}.`);
  return response.text();
}

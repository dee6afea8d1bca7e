/**
 * What reads and checks the answers of passkeys: three hundred small files with all formats of certificates. To read them takes a quarter of
 * the start of a server, so they are read for the first passkey.
 */
export const passkeyLibrary = () => import('@simplewebauthn/server');

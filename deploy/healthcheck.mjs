// Ends with 0 while the server of this container can store punches. It asks itself, so the name on the certificate does not matter.
import { get as getPlain } from 'node:http';
import { get as getTls } from 'node:https';

const SLOWEST_MS = 5_000;
const { PORT = '8080', TLS_CERT_FILE = '' } = process.env;
const get = TLS_CERT_FILE === '' ? getPlain : getTls;
const options = { host: '127.0.0.1', port: PORT, path: '/api/v1/health', rejectUnauthorized: false };

get({ ...options, timeout: SLOWEST_MS }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .once('timeout', () => process.exit(1))
  .once('error', () => process.exit(1));

// One request over HTTPS to a port of this machine, by a client that trusts one authority alone.
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

/**
 * @param name what the certificate must be of
 * @param authority its certificate, as PEM; null: anybody's is taken
 */
export function askTls({ port, name, authority }, path, { method = 'GET', headers = {}, body } = {}) {
  const options = { host: '127.0.0.1', servername: name, port, path, method, ...trusting(authority) };
  return new Promise((resolve, reject) => {
    request({ ...options, headers: { ...headers, Host: `${name}:${port}` } })
      .once('response', async (answer) => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) });
      })
      .once('error', reject)
      .end(body);
  });
}

function trusting(authority) {
  return authority === null ? { rejectUnauthorized: false } : { ca: authority };
}

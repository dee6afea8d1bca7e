/* global document, fetch, FormData, HTMLFormElement, URLSearchParams */
// Signing in on the reference page, and trying operations. The token is kept in this page alone, and every answer is shown as text.
const API = '/api/v1';
let accessToken;

async function answerTo(path, { method = 'GET', headers = {}, body } = {}) {
  const response = await fetch(`${API}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body,
  });
  const text = await response.text();
  return { ok: response.ok, status: response.status, text };
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function signIn(form) {
  const said = document.getElementById('signed-in');
  const { email, password } = form.elements;
  const credentials = { email: email.value, password: password.value };
  said.textContent = 'Signing in…';
  try {
    const { ok, text } = await answerTo('/auth/login', { method: 'POST', body: JSON.stringify(credentials) });
    const { data, errors } = JSON.parse(text);
    accessToken = ok ? data.accessToken : undefined;
    said.textContent = ok
      ? `Signed in as ${credentials.email}. The token lives for fifteen minutes.`
      : errors.map(({ message }) => message).join(' ');
    if (ok) password.value = '';
  } catch {
    said.textContent = 'The server does not answer. Try again.';
  }
}

/** The address and the query, with every field that was filled in. */
function addressOf(form, values) {
  const query = new URLSearchParams();
  let path = form.dataset.path;
  for (const [name, value] of values) {
    if (name.startsWith('path-')) path = path.replace(`{${name.slice(5)}}`, encodeURIComponent(value));
    if (name.startsWith('query-') && value !== '') query.set(name.slice(6), value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

function headersOf(values) {
  const token = values.get('device-token') ?? accessToken;
  const employeeToken = values.get('employee-token');
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(employeeToken ? { 'X-Employee-Token': employeeToken } : {}),
  };
}

async function send(form) {
  const values = new FormData(form);
  const result = form.querySelector('output');
  const body = values.get('body');
  result.hidden = false;
  result.textContent = 'Sent…';
  try {
    const { ok, status, text } = await answerTo(addressOf(form, values), {
      method: form.dataset.method,
      headers: headersOf(values),
      body: body === null || body === '' ? undefined : body,
    });
    result.classList.toggle('failed', !ok);
    result.textContent = `${status}\n${readable(text)}`;
  } catch {
    result.classList.add('failed');
    result.textContent = 'The server does not answer. Try again.';
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  void (form.id === 'sign-in-form' ? signIn(form) : send(form));
});

export const proxyTroubleWords = {
  title: {
    not_believed: 'A proxy passes requests on to this server, and the server does not believe it.',
    no_address: 'The proxy in front of this server does not say from where requests come.',
    too_wide: 'This server believes more proxies than there are.',
  },
  oneAddress:
    'So everybody counts as one address: a stranger who types ten wrong passwords locks a person out for all, and rules about addresses do not hold.',
  anyAddress:
    'So a stranger can claim any address: no lock-out after wrong passwords holds, and no rule about addresses.',
  notSecure: 'The cookie of the sign-in may lack the mark that keeps it to encrypted connections.',
  setProxy:
    'Ask the operator of the server to set TRUST_PROXY={peer}, let the proxy send X-Forwarded-For and X-Forwarded-Proto, and start the server again.',
  setUnknownProxy:
    'If there is a proxy, ask the operator of the server to name it in TRUST_PROXY. If there is none, a stranger made it up, and nothing happened.',
  sendAddress:
    'Ask the operator of the server to let the proxy send X-Forwarded-For and X-Forwarded-Proto; the header Forwarded alone is not read.',
  narrow:
    'Ask the operator of the server to set TRUST_PROXY to the proxies that are there, and start the server again.',
} as const;

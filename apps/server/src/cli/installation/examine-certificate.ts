// What the doctor says of the certificate: whether the files can be used together, for which names, and until when.
import { statSync } from 'node:fs';
import type { Config } from '#config.ts';
import { concernOf, dayOf } from '#tls/certificate-concern.ts';
import {
  CertificateRefused,
  readCertificate,
  type Certificate,
  type CertificateFiles,
} from '#tls/read-certificate.ts';
import { fault, ok, warning, type Finding } from './findings.ts';

const OTHERS = 0o007;

export function examineCertificate({ tls }: Config, now: number): Finding {
  if (tls === null) return ok('certificate', 'none is set (TLS_CERT_FILE), so a proxy must bring HTTPS');
  try {
    return ofCertificate(readCertificate(tls), tls, now);
  } catch (failure) {
    if (!(failure instanceof CertificateRefused)) throw failure;
    return fault(
      'certificate',
      `${failure.message} A server that runs keeps the one it has, but could not be started again`,
    );
  }
}

function ofCertificate(certificate: Certificate, { keyFile }: CertificateFiles, now: number): Finding {
  const concern = concernOf(certificate, now);
  if (concern !== null) return (concern.isRefused ? fault : warning)('certificate', concern.text);
  if ((statSync(keyFile).mode & OTHERS) !== 0)
    return warning(
      'certificate',
      `everybody on this machine can use ${keyFile}. Close it: chmod o= ${keyFile}`,
    );
  return ok('certificate', `for ${certificate.names.join(', ')}, until ${dayOf(certificate.endsAt)}`);
}

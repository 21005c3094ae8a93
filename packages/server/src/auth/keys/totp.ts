import { factorLimits } from '@mirror-studio/domain/constants/sign-in';
import { common } from '@mirror-studio/domain/texts/en/common';
import { correction, generate, mode } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { Secret, TOTP } from 'otpauth';

const { digits, stepSeconds: period, stepsAround: window } = factorLimits;
/** As many bits as the digest has, as RFC 4226 asks (section 4). */
const secretBytes = 20;

/** A new secret, in base 32: what an app for codes takes when it is typed. */
export const newTotpSecret = () => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: common.productName,
    label,
    algorithm: 'SHA1',
    digits,
    period,
    secret: Secret.fromBase32(secret),
  });

/** The address by which an app for codes takes a secret over. `label` says of which account it is. */
export const totpUri = (secret: string, label: string) => totpOf(secret, label).toString();

/** The code to scan with it, as the source of an SVG. */
export function totpQrCode(uri: string): string {
  const code = generate(uri, { minCorrectionLevel: correction.M, modes: [mode.alphaNumeric, mode.ascii] });
  return toSvgSource(code, { on: 'black', off: 'white' });
}

/** The step of time of which a code is, where it is near enough to now (RFC 6238); else null. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d+$/.test(code) || code.length !== digits) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

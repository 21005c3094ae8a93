import { type ErrorCode, errorCodeText } from '@mirror-studio/domain/errors';
import { errors as englishErrors } from '@mirror-studio/domain/texts/en/errors';
import { exchange as englishExchange } from '@mirror-studio/domain/texts/en/exchange';
import { photoShoot as englishShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { refusals as english } from '@mirror-studio/domain/texts/en/refusals';
import { videoCanvas as englishVideo } from '@mirror-studio/domain/texts/en/videoCanvas';
import { errors as spanishErrors } from '@mirror-studio/domain/texts/es/errors';
import { exchange as spanishExchange } from '@mirror-studio/domain/texts/es/exchange';
import { photoShoot as spanishShoot } from '@mirror-studio/domain/texts/es/photoShoot';
import { refusals as spanish } from '@mirror-studio/domain/texts/es/refusals';
import { videoCanvas as spanishVideo } from '@mirror-studio/domain/texts/es/videoCanvas';
import { inBoth, type Words } from './words.ts';

/** What the server says when it refuses. */
export const refusals = inBoth(english, spanish);

/** The catalogue of errors (§8): said where a refusal has nothing more exact to say. */
export const errors = inBoth(englishErrors, spanishErrors);

/** What the app says of the same before it asks. */
export const exchange = inBoth(englishExchange, spanishExchange);
export const photoShoot = inBoth(englishShoot, spanishShoot);
export const videoCanvas = inBoth(englishVideo, spanishVideo);

/** The words of a code of the catalogue. */
export const codeWords = (code: ErrorCode): Words => errors[errorCodeText(code) ?? 'unknown'];

import * as v from 'valibot';
import { flag } from './wire.ts';

/** It is of the sample community, or they are: made to show what the studio is like. Left out where not. */
export const isSample = v.optional(flag);

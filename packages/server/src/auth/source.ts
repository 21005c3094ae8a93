import type { Language } from '@mirror-studio/domain/texts';
import type { KnownBrowser } from '../http/request/known-browser.ts';

/** The keys by which a browser is remembered, one of each person who uses it. */
export interface RememberedKeys {
  readonly of: (userId: string) => string | null;
  /** Gives the browser the next key. */
  readonly set: (userId: string, key: string, until: Date) => void;
}

/** What a request says of where it comes from. */
export interface RequestSource {
  readonly userAgent: string | null;
  /** Shortened, so that it stands for many people; null where it is not known. */
  readonly network: string | null;
  /** That the browser prefers. */
  readonly language: Language;
  readonly remembered: RememberedKeys;
  /** Whether somebody has proved their second factor in this browser before. */
  readonly knownFor: (userId: string) => KnownBrowser;
}

import type { Language } from '@mirror-studio/domain/texts';

/** What a request says of where it comes from. */
export interface RequestSource {
  readonly userAgent: string | null;
  /** Shortened, so that it stands for many people; null where it is not known. */
  readonly network: string | null;
  /** That the browser prefers. */
  readonly language: Language;
}

import { library } from '@mirror-studio/domain/texts/en/library';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../i18n/useTexts.ts';
import * as styles from './LibrarySections.css.ts';

/** Where the sections of my library are. */
export interface LibrarySectionHrefs {
  /** Its prompts. */
  prompts: string;
  /** What was saved of others; left out, there is no such section. */
  saved?: string;
  /** Reverse forensics. */
  forensics: string;
}

interface LibrarySectionsProps {
  current: keyof LibrarySectionHrefs;
  hrefs: LibrarySectionHrefs;
}

/** The sections of my library: its prompts, what was saved of others, and reverse forensics. The one that is shown is marked, and links to its beginning. */
export function LibrarySections({ current, hrefs }: LibrarySectionsProps) {
  const t = useTexts('library', library);
  const sections = [
    ['prompts', t('sectionPrompts')],
    ['saved', t('sectionSaved')],
    ['forensics', t('sectionForensics')],
  ] as const;
  return (
    <nav aria-label={t('sections')} className={styles.sections}>
      {sections.map(
        ([section, name]) =>
          hrefs[section] && (
            <Link
              key={section}
              href={hrefs[section]}
              className={styles.section}
              aria-current={section === current ? 'page' : undefined}
            >
              {name}
            </Link>
          ),
      )}
    </nav>
  );
}

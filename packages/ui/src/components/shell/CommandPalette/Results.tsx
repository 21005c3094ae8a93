import { commandPalette as texts } from '@mirror-studio/domain/texts/en/commandPalette';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SearchIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import * as options from '../../../primitives/Options/Options.css.ts';
import { ScrollBody } from '../../../primitives/Overlay/ScrollBody.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { cx } from '../../../theme/cx.ts';
import * as styles from './CommandPalette.css.ts';
import type { PaletteCommand, PaletteGroup } from './palette.ts';

export interface ResultsProps {
  /** What is typed, without its ends. */
  asked: string;
  groups: readonly PaletteGroup[];
  /** The answer is on its way; what was found before stays until then. Default false. */
  isSearching?: boolean | undefined;
  /** The search did not work: tries again. Leave it out when it did. */
  onRetry?: (() => void) | undefined;
  onChoose: (id: string) => void;
  onShowAll: () => void;
  onHelp?: (() => void) | undefined;
}

/** What there is for the query, or why there is nothing and what to do then. */
export function Results({ asked, groups, isSearching, onRetry, onChoose, onShowAll, onHelp }: ResultsProps) {
  const t = useTexts('commandPalette', texts);
  if (onRetry) {
    return (
      <div className={styles.empty}>
        <ErrorState level={3} onAction={{ retry: onRetry }} />
      </div>
    );
  }
  if (groups.length > 0) {
    return (
      <ScrollBody label={t('list')} className={styles.body}>
        <ListBox
          aria-label={t('list')}
          items={groups}
          onAction={(id) => onChoose(String(id))}
          shouldFocusWrap
          className={cx(options.list, styles.list)}
        >
          {(group) => (
            <ListBoxSection id={`group ${group.id}`} className={options.section}>
              <Header className={options.sectionTitle}>{group.title}</Header>
              <Collection items={group.commands}>{(command) => <Row {...command} />}</Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </ScrollBody>
    );
  }
  return (
    <div className={styles.empty}>
      {isSearching ? (
        <Spinner label={t('searching')} />
      ) : (
        <EmptyState
          level={3}
          icon={<SearchIcon size={24} />}
          title={t('nothing', { query: asked })}
          actions={
            <>
              <Button onPress={onShowAll}>{t('showAll')}</Button>
              {onHelp && (
                <Button variant="ghost" onPress={onHelp}>
                  {t('openHelp')}
                </Button>
              )}
            </>
          }
        >
          {t('nothingHint')}
        </EmptyState>
      )}
    </div>
  );
}

function Row({ id, label, hint, icon, keys }: PaletteCommand) {
  return (
    <ListBoxItem id={id} textValue={label} className={options.row}>
      {icon !== undefined && <span className={options.icon}>{icon}</span>}
      <span className={options.words}>
        <span className={options.label}>{label}</span>
      </span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      {keys && <Kbd keys={keys} />}
    </ListBoxItem>
  );
}

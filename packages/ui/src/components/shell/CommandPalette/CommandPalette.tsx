import { commandPalette as texts } from '@mirror-studio/domain/texts/en/commandPalette';
import { useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SearchIcon } from '../../../icons/index.ts';
import { AutocompleteScope } from '../../../primitives/Autocomplete/AutocompleteScope.tsx';
import type { OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { ModalScrim } from '../../../primitives/Overlay/ModalScrim.tsx';
import * as overlay from '../../../primitives/Overlay/Overlay.css.ts';
import { OverlayGuard } from '../../../primitives/Overlay/OverlayGuard.tsx';
import { cx } from '../../../theme/cx.ts';
import { useMergedRef } from '../../../theme/useMergedRef.ts';
import { CloseButton } from './CloseButton.tsx';
import * as styles from './CommandPalette.css.ts';
import { Foot } from './Foot.tsx';
import type { PaletteGroup } from './palette.ts';
import { QueryField } from './QueryField.tsx';
import { Results, type ResultsProps } from './Results.tsx';

export interface CommandPaletteProps extends OverlayProps, Pick<ResultsProps, 'isSearching' | 'onRetry'> {
  /** What is typed; the parent holds it. */
  query?: string;
  /** What is typed at first. Default nothing. */
  defaultQuery?: string;
  /** Called with what is typed, at each key. */
  onQueryChange?: (query: string) => void;
  /** What there is for the query, best first; or what finds it. */
  groups: readonly PaletteGroup[] | ((query: string) => readonly PaletteGroup[]);
  /** A command was chosen by Enter or a press. A palette that holds itself closes. */
  onChoose: (id: string) => void;
  /** Offers help where nothing was found. Leave it out when there is none. */
  onHelp?: () => void;
}

/**
 * Everything by typing, over the page: opened by Ctrl+K (Cmd+K on a Mac), gone through by the arrows while the focus
 * stays in the field, and a sheet on a small screen. It finds nothing itself: its parent gives what fits the query.
 */
export function CommandPalette({
  query: givenQuery,
  defaultQuery = '',
  onQueryChange,
  groups: given,
  onChoose,
  isSearching = false,
  onRetry,
  onHelp,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ref,
  ...rest
}: CommandPaletteProps) {
  const t = useTexts('commandPalette', texts);
  const [query, setQuery] = useControlled(givenQuery, defaultQuery, onQueryChange);
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const input = useRef<HTMLInputElement>(null);
  const asked = query.trim();
  const groups = typeof given === 'function' ? given(asked) : given;
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <ModalScrim {...{ isOpen, defaultOpen, onOpenChange }} isDismissable className={styles.place}>
      <Modal className={cx(overlay.surface, styles.surface, className)}>
        <AriaDialog aria-label={t('title')} {...rest} ref={merged} className={styles.content}>
          {({ close }) => (
            <AutocompleteScope inputValue={query} onInputChange={setQuery}>
              <OverlayGuard overlay={own} />
              <div className={styles.head}>
                <SearchIcon size={20} />
                <QueryField input={input} />
                <CloseButton />
              </div>
              <Results
                {...{ asked, groups, isSearching, onRetry }}
                onChoose={(id) => {
                  onChoose(id);
                  if (isOpen === undefined) close();
                }}
                onShowAll={() => {
                  setQuery('');
                  input.current?.focus();
                }}
                onHelp={onHelp}
              />
              <Foot count={asked === '' || isSearching || onRetry ? undefined : count} />
            </AutocompleteScope>
          )}
        </AriaDialog>
      </Modal>
    </ModalScrim>
  );
}

import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { cutText } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { galleryActions } from '@mirror-studio/domain/texts/en/galleryActions';
import { useCallback, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ComboBox } from '../../../primitives/ComboBox/ComboBox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { FocusWhenShown, hasTouchScreen } from '../../../primitives/Overlay/FocusWhenShown.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as styles from './MovePictures.css.ts';

export interface MovePicturesProps extends RootProps<HTMLElement> {
  /** The projects there are. */
  projects: readonly string[];
  /** They are on their way. Default false. */
  isLoading?: boolean;
  /** How many pictures are moved. */
  count: number;
  /** The projects that they are in now; null stands for pictures in none. Default: it is not known. */
  from?: readonly (string | null)[];
  /** Called with the project; null takes them out of theirs. */
  onMove: (project: string | null) => void;
  /** The dialog is to be closed, and nothing is moved. */
  onClose: () => void;
}

/** Asks to which project pictures are moved: one of those there are or a new one. Also takes them out of theirs. */
export function MovePictures({
  projects,
  isLoading = false,
  count,
  from,
  onMove,
  onClose,
  ...rest
}: MovePicturesProps) {
  const t = useTexts('galleryActions', galleryActions);
  const c = useTexts('common', common);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  // Typing replaces the project that they are in.
  const selectText = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    input?.select();
  }, []);
  const current = from && new Set(from).size === 1 ? (from[0] ?? '') : '';
  const [name, setName] = useState(current);
  const project = cutText(name.trim(), photoShootLimits.projectCharacters);
  const canMove = project !== '' && project !== current;
  return (
    <Dialog
      {...rest}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('moveTitle')}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {c('cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" isDisabled={!canMove}>
            {t('moveCount', { count })}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() => {
          if (canMove) onMove(project);
        }}
      >
        {hasTouchScreen() && <FocusWhenShown field={field} />}
        <ComboBox
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must start somewhere: here where the project goes
          autoFocus={!hasTouchScreen()}
          inputRef={selectText}
          label={t('moveProject')}
          description={t('moveHint')}
          options={projects.map((one) => ({ value: one, label: one }))}
          isLoading={isLoading}
          allowsCustomValue
          inputValue={name}
          onInputChange={setName}
        />
        {(!from || from.some((one) => one !== null)) && (
          <Button size="small" className={styles.removeButton} onPress={() => onMove(null)}>
            {t('moveOut')}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}

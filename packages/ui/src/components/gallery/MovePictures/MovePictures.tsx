import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { cutText } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { galleryActions } from '@mirror-studio/domain/texts/en/galleryActions';
import { useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ComboBox } from '../../../primitives/ComboBox/ComboBox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface MovePicturesProps extends RootProps<HTMLElement> {
  /** The projects there are. */
  projects: readonly string[];
  /** They are on their way. Default false. */
  isLoading?: boolean;
  /** How many pictures are moved. */
  count: number;
  /** Called with the project, null for none. */
  onMove: (project: string | null) => void;
  /** The dialog is to be closed, and nothing is moved. */
  onClose: () => void;
}

/** Asks to which project pictures are moved: one of those there are, a new one, or none. */
export function MovePictures({
  projects,
  isLoading = false,
  count,
  onMove,
  onClose,
  ...rest
}: MovePicturesProps) {
  const t = useTexts('galleryActions', galleryActions);
  const c = useTexts('common', common);
  const [name, setName] = useState('');
  const move = () => onMove(cutText(name.trim(), photoShootLimits.projectCharacters) || null);
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
          <Button variant="primary" onPress={move}>
            {t('moveCount', { count })}
          </Button>
        </>
      }
    >
      <ComboBox
        label={t('moveProject')}
        description={t('moveHint')}
        options={projects.map((project) => ({ value: project, label: project }))}
        isLoading={isLoading}
        allowsCustomValue
        inputValue={name}
        onInputChange={setName}
      />
    </Dialog>
  );
}

import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import type { GalleryItem } from '@mirror-studio/domain/contract';
import { galleryActions } from '@mirror-studio/domain/texts/en/galleryActions';
import { ActionBar } from '@mirror-studio/ui/ActionBar';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import {
  ClientsIcon,
  DownloadIcon,
  LibraryIcon,
  StarIcon,
  TrashIcon,
  UndoIcon,
} from '@mirror-studio/ui/icons';
import { MovePictures } from '@mirror-studio/ui/MovePictures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { galleryGroupsQuery } from '../../api/gallery.ts';
import { download, favourite, move, remove, restore } from '../../pictures/picture-acts.ts';
import { useActing } from '../../pictures/useActing.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { newSetPath } from '../../routes/clients-address.ts';
import { handToProof } from '../../storage/proof-draft.ts';

interface SelectionBarProps {
  items: readonly GalleryItem[];
  selection: ReadonlySet<string>;
  onClear: () => void;
  /** They are in the trash. Default false. */
  isTrash?: boolean;
}

/** What can be done with all pictures that are selected. */
export function SelectionBar({ items, selection, onClear, isTrash = false }: SelectionBarProps) {
  const t = useTexts('galleryActions', galleryActions);
  const { api } = useServices();
  const user = useUser();
  const acting = useActing();
  const navigate = useNavigate();
  const [isMoving, setMoving] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const groups = useQuery({ ...galleryGroupsQuery(api, user.id), enabled: isMoving });
  const chosen = items.filter(({ id }) => selection.has(id));
  const ids = chosen.map(({ id }) => id);
  const areFavourites = chosen.every((item) => item.favourite);
  const isTooMany = chosen.length > galleryLimits.picturesAtOnce;
  const fetchArchive = async () => {
    setDownloading(true);
    await download(acting, chosen);
    setDownloading(false);
  };
  const sendToClient = () => {
    handToProof(chosen.filter(({ type }) => type === 'image'));
    void navigate(newSetPath);
  };
  const last = (done: Promise<boolean>) => {
    onClear();
    void done;
  };
  return (
    <>
      <ActionBar
        count={selection.size}
        onClear={onClear}
        actions={
          isTrash ? (
            <Button size="small" icon={<UndoIcon size={18} />} onPress={() => last(restore(acting, ids))}>
              {t('restore')}
            </Button>
          ) : (
            <>
              <Button
                size="small"
                icon={<DownloadIcon size={18} />}
                isPending={isDownloading}
                isDisabled={isTooMany}
                onPress={() => void fetchArchive()}
              >
                {t('download')}
              </Button>
              <Button size="small" icon={<LibraryIcon size={18} />} onPress={() => setMoving(true)}>
                {t('move')}
              </Button>
              <Button
                size="small"
                icon={<StarIcon size={18} />}
                onPress={() => void favourite(acting, ids, !areFavourites)}
              >
                {areFavourites ? t('notFavourite') : t('favourite')}
              </Button>
              {!user.isDemo && chosen.some(({ type }) => type === 'image') && (
                <Button size="small" icon={<ClientsIcon size={18} />} onPress={sendToClient}>
                  {t('sendToClient')}
                </Button>
              )}
              <Button size="small" icon={<TrashIcon size={18} />} onPress={() => last(remove(acting, ids))}>
                {t('delete')}
              </Button>
              {isTooMany && <span>{t('tooMany', { most: galleryLimits.picturesAtOnce })}</span>}
            </>
          )
        }
      >
        {null}
      </ActionBar>
      {isMoving && (
        <MovePictures
          projects={groups.data?.projects.map(({ id }) => id).filter(Boolean) ?? []}
          isLoading={groups.isPending}
          count={ids.length}
          from={chosen.map(({ project }) => project ?? null)}
          onMove={(project) => {
            setMoving(false);
            last(move(acting, chosen, project));
          }}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  );
}

import { GalleryFilters } from '@mirror-studio/ui/GalleryFilters';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { galleryGroupsQuery } from '../../api/gallery.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import type { GalleryAddress } from './gallery-address.ts';

interface FiltersProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  address: GalleryAddress;
  onChange: (next: Partial<GalleryAddress>) => void;
  onClose: () => void;
}

/** What the gallery can be narrowed to, with how many pictures each holds. */
export function Filters({ triggerRef, address, onChange, onClose }: FiltersProps) {
  const { api } = useServices();
  const groups = useQuery(galleryGroupsQuery(api, useUser().id));
  const { project, model, type, from, until, favourite } = address;
  return (
    <GalleryFilters
      triggerRef={triggerRef}
      groups={groups.data}
      value={{ project, model, type, from, until, favourite }}
      onChange={onChange}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}

import type { NavIcon } from '@mirror-studio/domain/access';
import {
  AdminIcon,
  CommunityIcon,
  CouncilIcon,
  CreatorsIcon,
  GalleryIcon,
  LegalIcon,
  LibraryIcon,
  ModerationIcon,
  ProfileIcon,
  PromptIcon,
  RoadmapIcon,
  SettingsIcon,
  ShootIcon,
  UsersIcon,
  VideoIcon,
} from '@mirror-studio/ui/icons';
import type { ReactNode } from 'react';

/** The icons that the route table names. */
export const navIcons: Readonly<Record<NavIcon, ReactNode>> = {
  'pen-line': <PromptIcon />,
  aperture: <ShootIcon />,
  clapperboard: <VideoIcon />,
  images: <GalleryIcon />,
  'library-big': <LibraryIcon />,
  sparkle: <CreatorsIcon />,
  signpost: <RoadmapIcon />,
  'circle-user-round': <ProfileIcon />,
  'message-circle': <CommunityIcon />,
  landmark: <CouncilIcon />,
  users: <UsersIcon />,
  scale: <LegalIcon />,
  'shield-check': <ModerationIcon />,
  'panels-top-left': <AdminIcon />,
  'sliders-horizontal': <SettingsIcon />,
};

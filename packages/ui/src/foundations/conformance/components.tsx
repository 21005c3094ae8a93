import { pathOf } from '@mirror-studio/domain/access';
import {
  completedJob,
  galleryItems,
  helpArticles,
  ledgerEntries,
  mara,
  now,
} from '../../components/fixtures/index.ts';
import { navSections } from '../../components/fixtures/shell.tsx';
import { GalleryIcon } from '../../icons/index.ts';
import { catalogue } from '../../testing/catalogue.ts';
import { productLayerRows } from './layers.tsx';
import { primitiveRows } from './primitives.tsx';
import type { Row } from './row.ts';

const nothing = () => undefined;
const doors = { photoShootHref: pathOf('photoShoot'), galleryHref: pathOf('gallery') };
const topics = helpArticles.slice(0, 3);

/** The first state of the testing kit will do for what has one. */
const fromKit = Object.fromEntries(
  Object.entries(catalogue)
    .filter(([name]) => !(name in productLayerRows || name in primitiveRows))
    .map(([name, { states }]): [string, Row] => [name, { props: Object.values(states)[0] ?? {} }]),
);

/** What the product is made of, by its name. */
export const componentRows: Record<string, Row> = {
  ...fromKit,
  AmountSlider: { props: {} },
  ChordHint: { props: { isOpen: true } },
  EventFrame: { props: { screen: 'windowed', onEnter: nothing, onLeave: nothing } },
  GalleryGrid: { props: { items: galleryItems.slice(0, 3), shootHref: pathOf('photoShoot') } },
  HeaderAction: { props: { label: 'Gallery', icon: <GalleryIcon />, onPress: nothing } },
  HeaderRoom: { props: { need: 'wide', children: 'Some words' } },
  HelpSearch: { props: { results: topics, query: 'photo', onChoose: nothing } },
  LandingHero: { props: { homeHref: pathOf('home'), signInHref: pathOf('login') } },
  PasswordRule: { props: { missing: [] } },
  PhotoShootLayout: { props: { form: 'The form', results: 'The results' } },
  PhotoShootResults: {
    props: { job: completedJob, details: { styleName: 'Cinematic', ratio: '3:4' }, onViewResults: nothing },
  },
  PublicPage: { props: { title: 'A page', homeHref: pathOf('home'), children: 'Some words' } },
  RelativeTime: { props: { at: now } },
  Sidebar: {
    props: {
      sections: navSections(pathOf('gallery')),
      homeHref: pathOf('home'),
      user: mara,
      onSignOut: nothing,
    },
  },
  StatusCard: { props: { title: 'Server', state: 'ok', children: 'It answers.' } },
  StudioHome: { props: { ...doors, onJobs: nothing, recent: galleryItems.slice(0, 2) } },
  ToastRegion: { props: {} },
  TopicDetail: { props: { topic: topics[0], onBack: nothing } },
  TopicList: { props: { topics, onChoose: nothing } },
  TransactionList: { props: { entries: ledgerEntries } },
  UnbuiltPage: { props: { ...doors, page: 'Roadmap' } },
};

/** Exported, and without an element of their own. */
export const withoutElement: Readonly<Record<string, string>> = {
  DialogTrigger: 'it ties a layer to its button',
  MenuTrigger: 'it ties a menu to its button',
  TooltipTrigger: 'it ties a tooltip to its control',
  JobAnnouncements: 'it speaks',
  TextsProvider: 'it gives the texts',
};

import { pathOf } from '@mirror-studio/domain/access';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { shortcuts } from '@mirror-studio/domain/texts/en/shortcuts';
import { HeaderAction, HeaderSlot } from '@mirror-studio/ui/AppShell';
import { BalanceHUD } from '@mirror-studio/ui/BalanceHUD';
import { HelpLauncher } from '@mirror-studio/ui/HelpLauncher';
import { useTexts } from '@mirror-studio/ui/i18n';
import {
  BookmarkIcon,
  ClientsIcon,
  CoinIcon,
  EditIcon,
  ExchangeIcon,
  JobsIcon,
  SearchIcon,
  SettingsIcon,
} from '@mirror-studio/ui/icons';
import { JobAnnouncements, JobsBadge } from '@mirror-studio/ui/JobsBadge';
import { LanguageSwitcher } from '@mirror-studio/ui/LanguageSwitcher';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { TokenCounter } from '@mirror-studio/ui/TokenCounter';
import { UserBadge } from '@mirror-studio/ui/UserBadge';
import { useQuery } from '@tanstack/react-query';
import { useBalance, useBalanceOfOtherTabs, useTokenRefresh, useTokens } from '../api/balance.ts';
import { jobsQuery } from '../api/jobs.ts';
import { Notifications } from '../features/notifications/Notifications.tsx';
import { Restarting } from '../flows/Restarting.tsx';
import { isOfEarlierVisit } from '../offline/earlier-visit.ts';
import type { OverlayName } from '../overlays/overlay-names.generated.ts';
import { useOverlays } from '../overlays/overlays-context.ts';
import { useServices, useUser } from '../providers/services.tsx';
import { useLanguage } from '../texts/AppTexts.tsx';
import { useKeysOf } from './keys.ts';

/** Where more of the balance is seen and done. */
const moneyPages = [
  'credits',
  'billing',
  'shop',
  'subscriptions',
  'giftCoins',
  'referrals',
  'userAnalytics',
] as const;

/** What is one's own and has no place in the sidebar. */
const accountPages = [
  { id: 'clients', icon: <ClientsIcon size={18} /> },
  { id: 'jobs', icon: <JobsIcon size={18} /> },
  { id: 'saved', icon: <BookmarkIcon size={18} /> },
  { id: 'editor', icon: <EditIcon size={18} /> },
] as const;

function useAccountLinks() {
  const r = useTexts('routes', routes);
  return accountPages.map(({ id, icon }) => ({ href: pathOf(id), label: r(id), icon }));
}

interface HeaderActionsProps {
  /** What the account is called: its address, or that it is a demonstration. */
  account: string;
  /** Address of the picture of whoever is signed in. */
  picture?: string;
  signOut: { run: () => void; isPending: boolean };
}

/** The end of the header (§2 Shell): who, what they hold, what is at work, what is new, and how to set it up. */
export function HeaderActions({ account, picture, signOut }: HeaderActionsProps) {
  const { api } = useServices();
  const user = useUser();
  const t = useTexts('shell', shell);
  const r = useTexts('routes', routes);
  const links = useAccountLinks();
  const overlays = useOverlays();
  const show = (overlay: OverlayName) => overlays.show(overlay);
  const keysOf = useKeysOf();
  const balance = useBalance();
  const { data: jobs, dataUpdatedAt } = useQuery(jobsQuery(api, user.id));
  // Jobs that ended between two visits ended before this one.
  const news = isOfEarlierVisit(dataUpdatedAt) ? undefined : jobs?.jobs;
  useBalanceOfOtherTabs();
  useTokenRefresh();
  return (
    <>
      <JobAnnouncements jobs={news} />
      <HeaderSlot need="sheet">
        <UserBadge
          email={account}
          picture={picture}
          links={links}
          onSignOut={signOut.run}
          isSigningOut={signOut.isPending}
        />
        <OwnTokens show={show} />
      </HeaderSlot>
      <BalanceHUD
        coins={balance.data?.coins}
        credits={balance.data?.credits}
        isLoading={balance.isPending}
        isFailed={balance.isError}
        onExchange={() => show('exchange')}
        onPurchase={() => show('purchase')}
        links={moneyPages.map((page) => ({ href: pathOf(page), label: r(page) }))}
      />
      <JobsBadge running={jobs?.running ?? 0} onPress={() => show('jobs')} keys={keysOf('jobs')} />
      <HeaderSlot need="wide">
        <HeaderAction label={t('purchaseCoins')} icon={<CoinIcon />} onPress={() => show('purchase')} />
        <HeaderAction label={t('exchangeCoins')} icon={<ExchangeIcon />} onPress={() => show('exchange')} />
      </HeaderSlot>
      <Restarting>
        <Notifications jobs={news} />
      </Restarting>
      <HeaderSlot need="sheet">
        <SetUpActions show={show} />
      </HeaderSlot>
    </>
  );
}

interface ShowProps {
  show: (overlay: OverlayName) => void;
}

interface SheetActionsProps extends ShowProps {
  /** A link was followed. */
  onLeave: () => void;
}

/** What leaves a small header: the account itself stands at the sidebar's foot, and where its menu leads stands here. */
export function SheetActions({ show, onLeave }: SheetActionsProps) {
  const links = useAccountLinks();
  return (
    <>
      {links.map(({ href, label, icon }) => (
        <LinkButton key={href} size="small" variant="ghost" href={href} icon={icon} onPress={onLeave}>
          {label}
        </LinkButton>
      ))}
      <OwnTokens show={show} />
      <SetUpActions show={show} />
    </>
  );
}

function OwnTokens({ show }: ShowProps) {
  return <TokenCounter tokens={useTokens().data} onPress={() => show('wallet')} />;
}

function SetUpActions({ show }: ShowProps) {
  const { flags } = useServices();
  const t = useTexts('shell', shell);
  const k = useTexts('shortcuts', shortcuts);
  const keysOf = useKeysOf();
  const [language, changeLanguage] = useLanguage();
  return (
    <>
      <HeaderAction
        label={k('openPalette')}
        icon={<SearchIcon />}
        keys={keysOf('palette')}
        onPress={() => show('palette')}
      />
      <HeaderAction
        label={t('settings')}
        icon={<SettingsIcon />}
        keys={keysOf('settings')}
        onPress={() => show('settings')}
      />
      {flags.i18n && <LanguageSwitcher language={language} onChange={changeLanguage} />}
      {flags.helpCentre && <HelpLauncher keys={keysOf('help')} onPress={() => show('help')} />}
    </>
  );
}

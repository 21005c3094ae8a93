import { pages } from '../pages/pages.generated.ts';
import { admin, event, member, open, ownPages, type Route } from './route.ts';

/**
 * Every route of section 2, and the pages that stand in `pages/` besides. The router, the guard, the sidebar, the chords, the access matrix of the tests and the
 * documentation are made from this table. Which signed-in pages allow an incomplete profile the specification does
 * not say: decided here (only the page a purchase returns to).
 */
export const routes = [
  open('home', '/', 'home', { exemptFromBan: true, prerendered: true }),
  open('login', '/login', 'login', { exemptFromBan: true }),
  open('authCallback', '/auth/callback', 'authCallback', { exemptFromBan: true }),
  open('onboarding', '/onboarding', 'onboarding', { exemptFromBan: true }),
  open('terms', '/tos', 'terms', {
    aliases: ['/terms'],
    exemptFromBan: true,
    legalText: true,
    prerendered: true,
  }),
  open('termsNew', '/terms-new', 'termsNew', { legalText: true, prerendered: true }),
  open('privacy', '/privacy', 'privacy', { exemptFromBan: true, legalText: true, prerendered: true }),
  open('legalPrivacy', '/legal/privacy', 'legalPrivacy', { legalText: true, prerendered: true }),
  open('legalPrivacyPlain', '/legal/privacy/plain', 'legalPrivacyPlain', {
    legalText: true,
    prerendered: true,
  }),
  open('legalTerms', '/legal/terms', 'legalTerms', { legalText: true, prerendered: true }),
  open('legalTermsPlain', '/legal/terms/plain', 'legalTermsPlain', { legalText: true, prerendered: true }),
  open('legalEthics', '/legal/ethics', 'legalEthics', { legalText: true, prerendered: true }),
  open('legalPage', '/legal/:page?', 'legalPage', { legalText: true, prerendered: true }),
  open('discord', '/discord', 'discord', {
    exemptFromBan: true,
    nav: { group: 'community', icon: 'message-circle', newTab: true },
  }),
  open('samples', '/samples', 'samples', { prerendered: true }),
  open('about', '/about', 'about', { prerendered: true }),
  open('pricing', '/pricing', 'pricing', { prerendered: true }),
  open('features', '/features', 'features', { prerendered: true }),
  open('help', '/help', 'help', { prerendered: true }),
  open('debugGates', '/debug/gates', 'debugGates'),

  event('eventStart', '/event/start', 'eventStart'),
  event('eventDashboard', '/event/dashboard', 'eventDashboard'),
  event('event', '/event', 'event'),

  member('promptStudio', '/dashboard', 'promptStudio', {
    aliases: ['/prompt-studio'],
    nav: { group: 'studio', icon: 'pen-line', chord: 'd' },
  }),
  member('photoShoot', '/dashboard/photoshoot', 'photoShoot', {
    aliases: ['/ai-photoshoot', '/photoshoot'],
    nav: { group: 'studio', icon: 'aperture', chord: 'p' },
  }),
  member('photoToVideo', '/dashboard/videocanvas', 'photoToVideo', {
    nav: { group: 'studio', icon: 'clapperboard', chord: 'v' },
  }),
  member('gallery', '/dashboard/gallery', 'gallery', {
    nav: { group: 'studio', icon: 'images', chord: 'g' },
  }),
  member('myLibrary', '/dashboard/library', 'myLibrary', {
    aliases: ['/reverse-forensics'],
    nav: { group: 'studio', icon: 'library-big', chord: 'l' },
  }),
  member('creatorLibrary', '/library', 'creatorLibrary', { nav: { group: 'community', icon: 'sparkle' } }),
  member('roadmap', '/dashboard/roadmap', 'roadmap', { nav: { group: 'community', icon: 'signpost' } }),
  member('profile', '/dashboard/profile', 'profile', {
    nav: { group: 'community', icon: 'circle-user-round' },
  }),
  member('leaderboard', '/leaderboard', 'leaderboard'),
  member('userAnalytics', '/analytics', 'userAnalytics'),
  member('shop', '/shop', 'shop'),
  member('shopSuccess', '/shop/success', 'shopSuccess', { shell: false, allowsIncompleteProfile: true }),
  member('subscriptions', '/subscriptions', 'subscriptions'),
  member('referrals', '/referrals', 'referrals'),
  member('giftCoins', '/gift-coins', 'giftCoins'),
  member('editor', '/editor', 'editor', { aliases: ['/editor/:id'] }),
  member('creatorProfile', '/profile/:id', 'creatorProfile'),
  member('saved', '/dashboard/saved', 'saved'),
  member('council', '/dashboard/council', 'council'),
  member('governance', '/dashboard/governance', 'governance'),
  member('analytics', '/dashboard/analytics', 'analytics'),
  member('clients', '/dashboard/clients', 'clients'),
  member('jobs', '/dashboard/jobs', 'jobs'),
  member('credits', '/dashboard/credits', 'credits'),
  member('billing', '/dashboard/billing', 'billing'),
  member('adminUsers', '/admin/users', 'adminUsers'),
  member('adminCredits', '/admin/credits', 'adminCredits'),

  admin('adminCouncil', '/admin/council', 'adminCouncil', { nav: { group: 'admin', icon: 'landmark' } }),
  admin('users', '/dashboard/users', 'users', { nav: { group: 'admin', icon: 'users', chord: 'u' } }),
  admin('legal', '/dashboard/legal', 'legal', { nav: { group: 'admin', icon: 'scale', chord: 'c' } }),
  admin('moderation', '/dashboard/moderation', 'moderation', {
    nav: { group: 'admin', icon: 'shield-check' },
  }),
  member('adminConsole', '/admin', 'adminConsole', {
    nav: { group: 'admin', icon: 'panels-top-left', chord: 'a' },
  }),
  member('adminSettings', '/dashboard/admin/settings', 'adminSettings', {
    nav: { group: 'admin', icon: 'sliders-horizontal' },
  }),
  admin('performance', '/dashboard/performance', 'performance'),
  admin('staticPages', '/admin/static-pages', 'staticPages'),
  admin('uptime', '/admin/uptime', 'uptime'),

  ...ownPages(pages),
] as const satisfies readonly Route[];

export type RouteId = (typeof routes)[number]['id'];

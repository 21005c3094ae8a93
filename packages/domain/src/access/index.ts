export * from './enterable.ts';
export * from './gates.ts';
export * from './guard.ts';
export * from './navigation.ts';
export * from './paths.ts';
export * from './prerendered.ts';
export * from './return-to.ts';
export {
  type Area,
  areas,
  type NavGroup,
  type NavIcon,
  navGroups,
  navIcons,
  type Route,
  type RouteNav,
} from './route.ts';
export * from './routes.ts';

import { guardRoute, matchPath, pathOf } from '@mirror-studio/domain/access';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Gates } from '../features/gates/Gates.tsx';
import { useServices } from '../providers/services.tsx';
import { useVisitor } from '../session/visitor.ts';
import { Waiting } from './fallbacks.tsx';

/** The route guard of §4 before every page, then the gates. */
export function Guarded() {
  const { flags } = useServices();
  const { pathname } = useLocation();
  const visitor = useVisitor();
  const route = matchPath(pathname, flags)?.route;
  if (!route) return <Outlet />;
  const decision = guardRoute(route, visitor);
  if (decision.kind === 'wait') return <Waiting />;
  if (decision.kind === 'redirect') return <Navigate to={pathOf(decision.to)} replace />;
  return (
    <Gates route={route}>
      <Outlet />
    </Gates>
  );
}

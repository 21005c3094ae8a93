import { shell } from '@mirror-studio/domain/texts/en/shell';
import {
  begins,
  held,
  layerCases,
  named,
  rest,
  rowOf,
  state,
  told,
} from '../../../foundations/composition/row.ts';
import { appShellStates, sidebarStates } from '../../../testing/states.ts';
import { appShellTester } from '../../../testing/testers.ts';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

const own = <button type="button">A part of its own</button>;
const ownPart = 'A part of its own';

export default {
  AppShell: rowOf<AppShellProps>({
    Component: AppShell,
    states: appShellStates,
    cases: {
      isSidebarOpen: held({
        by: 'defaultSidebarOpen',
        told: 'onSidebarOpenChange',
        first: true,
        last: false,
        shows: ['full', 'icons'],
        act: (tools) => appShellTester(tools).toggle(),
        read: (tools) => appShellTester(tools).width(),
      }),
      defaultSidebarOpen: begins,
      onSidebarOpenChange: told,
      isSheetOpen: { ...layerCases.isOpen, by: 'defaultSheetOpen', told: 'onSheetOpenChange', given: {} },
      defaultSheetOpen: begins,
      onSheetOpenChange: told,
      sidebarKeys: rest('names the shortcut in the tooltip, which has a story'),
      breadcrumb: named('navigation', shell.breadcrumb),
      actions: named('button', ownPart, { actions: own }),
      sheetActions: named('button', ownPart, { sheetActions: own, isSheetOpen: true }),
      banner: named('button', ownPart, { banner: own }),
      isSigningOut: state,
      onCoins: named('button', shell.mirrorCoins),
    },
  }),
  Sidebar: rowOf<SidebarProps>({
    Component: Sidebar,
    states: sidebarStates,
    cases: {
      isSigningOut: state,
      onCoins: named('button', shell.mirrorCoins),
      onNavigate: told,
      onClose: named('button', shell.closeSidebar, { onClose: () => undefined }),
      extra: named('button', ownPart, { extra: own }),
      isNarrow: state,
    },
  }),
};

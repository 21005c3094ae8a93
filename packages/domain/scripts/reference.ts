import { type Route, routes } from '../src/access/index.ts';
import { type Endpoint, endpoints, errorsOf } from '../src/contract/index.ts';
import {
  ApiError,
  errorCodes,
  errorStatuses,
  failureKind,
  offeredActions,
  retryDelayMs,
  specifiedErrorCodes,
} from '../src/errors/index.ts';
import { defaultFlags, flagVariables } from '../src/flags/index.ts';
import { shownBindings } from '../src/shortcuts/index.ts';
import { messages } from '../src/texts/en/index.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const code = (text: string) => `\`${text}\``;
const yes = (fact: boolean) => (fact ? 'yes' : '');

/** The tables of this package as a page to read: routes, endpoints, codes, flags, shortcuts. */
export function reference(): string {
  const allRoutes: readonly Route[] = routes;
  const allEndpoints: Readonly<Record<string, Endpoint>> = endpoints;
  const specified: ReadonlySet<string> = new Set(specifiedErrorCodes);
  return [
    '# Reference',
    'Made from the sources by `pnpm generate`.',
    '## Routes',
    table(
      ['Page', 'Path', 'Other paths', 'For', 'Shell', 'Incomplete profile', 'Banned user', 'Flag', 'Sidebar'],
      allRoutes.map((route) => [
        messages.routes[route.titleKey],
        code(route.path),
        route.aliases.map(code).join(' '),
        route.area,
        yes(route.shell),
        yes(route.allowsIncompleteProfile),
        yes(route.exemptFromBan),
        route.requiresFlag ?? '',
        route.nav?.group ?? '',
      ]),
    ),
    '## Endpoints of the product API',
    table(
      ['Endpoint', 'Method and path', 'For', 'Key', 'Success', 'Refuses with', 'What it is for'],
      Object.entries(allEndpoints).map(([name, endpoint]) => [
        name,
        code(`${endpoint.method} ${endpoint.path}`),
        endpoint.access,
        endpoint.idempotencyKey === 'none' ? '' : endpoint.idempotencyKey,
        String(endpoint.success),
        errorsOf(endpoint).join(' '),
        endpoint.docs.summary,
      ]),
    ),
    '## Error codes',
    table(
      ['Code', 'Status', 'Given by the specification', 'Reads retry', 'Kind', 'Actions offered'],
      errorCodes.map((name) => {
        const error = new ApiError({ code: name, status: errorStatuses[name], message: '' });
        const kind = failureKind(error);
        const retries = [0, 1, 2].filter((failures) => retryDelayMs(failures, error) !== 'never').length;
        const actions = offeredActions[kind].join(', ');
        return [
          code(name),
          String(errorStatuses[name] || ''),
          yes(specified.has(name)),
          String(retries || ''),
          kind,
          actions,
        ];
      }),
    ),
    '## Flags',
    table(
      ['Flag', 'Variable', 'Default'],
      Object.entries(defaultFlags).map(([flag, value]) => [
        flag,
        code(Object.entries(flagVariables).find(([name]) => name === flag)?.[1] ?? ''),
        String(value),
      ]),
    ),
    '## Shortcuts',
    table(
      ['Keys', 'Leads to', 'While typing', 'For admins'],
      shownBindings(true, false).map(({ shortcut, keys }) => [
        keys.map(code).join(' '),
        shortcut.label.namespace === 'routes'
          ? messages.routes[shortcut.label.key]
          : messages.shortcuts[shortcut.label.key],
        yes(shortcut.whileTyping),
        yes(shortcut.group === 'admin'),
      ]),
    ),
  ].join('\n\n');
}

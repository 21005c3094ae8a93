import type { Endpoint } from './endpoint.ts';

/**
 * Finds the endpoint that a request asks for (§7); HEAD asks for the same as GET. Where two fit, as `/api/jobs/new`
 * and `/api/jobs/{id}` do, the one with fewer parameters is meant.
 *
 * @param endpoints - The endpoints.
 * @returns A function of the method and the path, which answers undefined for anything else.
 */
export function endpointFinder<Of extends Endpoint>(
  endpoints: readonly Of[],
): (method: string, path: string) => Of | undefined {
  const count = ({ path }: Endpoint) => path.split('{').length;
  const patterns = endpoints
    .toSorted((a, b) => count(a) - count(b))
    .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }));
  return (method, path) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    return patterns.find(({ endpoint, pattern }) => endpoint.method === asked && pattern.test(path))
      ?.endpoint;
  };
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

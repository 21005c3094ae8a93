import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { AppRoutes } from '../routes/AppRoutes.tsx';
import { Providers } from './Providers.tsx';
import type { Services } from './services.tsx';

interface AppProps {
  services: Services;
  engine: i18n;
  queryClient: QueryClient;
  /** Gives the address: a browser's, or the one that is rendered ahead. */
  Router: React.ComponentType<{ children: React.ReactNode }>;
}

/** The whole app. What is rendered ahead is taken over by the browser: both draw this. */
export function App({ Router, ...provided }: AppProps) {
  return (
    <StrictMode>
      <Router>
        <Providers {...provided}>
          <AppRoutes />
        </Providers>
      </Router>
    </StrictMode>
  );
}

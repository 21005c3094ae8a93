import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router-dom';
import { ClockNotice } from '../clock/ClockNotice.tsx';
import { ErrorBoundary } from '../lazy/ErrorBoundary.tsx';
import { SessionEnd } from '../session/SessionEnd.tsx';
import { StepUpHost } from '../step-up/StepUpHost.tsx';
import { AppTexts } from '../texts/AppTexts.tsx';
import { ToastProvider } from '../toasts/ToastProvider.tsx';
import { type Services, ServicesProvider } from './services.tsx';

interface ProvidersProps {
  services: Services;
  engine: i18n;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything the pages stand on, outermost first. */
export function Providers({ services, engine, queryClient, children }: ProvidersProps) {
  const navigate = useNavigate();
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={queryClient}>
        <AppTexts engine={engine}>
          <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
            <ToastProvider>
              <SessionEnd />
              <ClockNotice />
              <ErrorBoundary>
                {children}
                <StepUpHost />
              </ErrorBoundary>
            </ToastProvider>
          </RouterProvider>
        </AppTexts>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

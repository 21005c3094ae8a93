import { rememberedBrowsersEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { deviceName } from '@mirror-studio/domain/sessions';
import { formatDay } from '@mirror-studio/domain/texts';
import { rememberedBrowsers as texts } from '@mirror-studio/domain/texts/en/rememberedBrowsers';
import { sessions as sessionTexts } from '@mirror-studio/domain/texts/en/sessions';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { textRef } from '@mirror-studio/state-machines/shared';
import { Badge } from '@mirror-studio/ui/Badge';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { Heading } from '@mirror-studio/ui/Heading';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { List, ListItem } from '@mirror-studio/ui/List';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { rememberedBrowsersQuery, signInsKey } from '../../api/sessions.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

const all = 'all';

/** Where the second factor is not asked for at a sign-in, and the end of that. Nothing where it is asked for everywhere. */
export function RememberedBrowsers() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const t = useTexts('rememberedBrowsers', texts);
  const s = useTexts('sessions', sessionTexts);
  const locale = useTextLocale();
  const words = useFailureWords();
  const queries = useQueryClient();
  const notify = useToast();
  const query = rememberedBrowsersQuery(api, userId);
  const { data } = useQuery(query);
  const forgetting = useMutation({
    mutationFn: (what: string) =>
      what === all
        ? api.call(endpoints.forgetBrowsers)
        : api.call(endpoints.forgetBrowser, { params: { id: what } }),
    onSuccess: (_, what) => {
      queries.setQueryData(query.queryKey, (list) => ({
        browsers: what === all ? [] : (list?.browsers.filter(({ id }) => id !== what) ?? []),
      }));
      void queries.invalidateQueries({ queryKey: signInsKey(userId) });
      notify({
        tone: 'success',
        title: textRef('toasts', what === all ? 'browsersForgotten' : 'browserForgotten'),
      });
    },
  });
  const { error, variables: what, isPending } = forgetting;
  if (!data || data.browsers.length === 0) return null;
  const nameOf = (device: (typeof data.browsers)[number]['device']) =>
    deviceName(device, { both: (parts) => s('device', parts), unknown: s('deviceUnknown') });
  return (
    <Stack gap="x4">
      <Stack gap="x1">
        <Heading level={3}>{t('title')}</Heading>
        <Text tone="muted" isMeasured>
          {t('lead')}
        </Text>
      </Stack>
      {error && (
        <Banner tone="danger" role="alert">
          {t('failed', { reason: words(error instanceof ApiError ? error : null) ?? '' })}
        </Banner>
      )}
      <List label={t('title')}>
        {data.browsers.map(({ id, device, createdAt, until, isCurrent }) => (
          <ListItem
            key={id}
            title={
              <Stack direction="row" gap="x3">
                {nameOf(device)}
                {isCurrent && <Badge tone="info">{s('current')}</Badge>}
              </Stack>
            }
            description={t('times', {
              since: formatDay(createdAt, locale),
              until: formatDay(until, locale),
            })}
            aside={
              <Button
                size="small"
                variant="ghost"
                aria-label={t('forgetNamed', { device: nameOf(device) })}
                isPending={isPending && what === id}
                pendingLabel={t('forgetting')}
                isDisabled={isPending && what !== id}
                onPress={() => forgetting.mutate(id)}
              >
                {t('forget')}
              </Button>
            }
          />
        ))}
      </List>
      {data.browsers.length > 1 && (
        <Stack align="start">
          <Button
            isPending={isPending && what === all}
            isDisabled={isPending && what !== all}
            onPress={() => forgetting.mutate(all)}
          >
            {t('forgetAll')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

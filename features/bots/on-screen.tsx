// For tests: a part of the pages of bots on a screen that is not there, with an exchange that answers as it is told.
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { createHub, type Hub } from '#lib/realtime/hub.ts';
import type { Clock } from '#lib/realtime/clock.ts';
import type { SocketFactory } from '#lib/realtime/hub-socket.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { UserContext } from '#lib/session/user.ts';

type Answer = object | ((request: unknown) => object);
export type Sent = { readonly name: string; readonly request: Readonly<Record<string, unknown>> };

const deaf: SocketFactory = () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null });

/**
 * By the name of the call; what has no answer is refused. A text that the catalogue lacks fails the test.
 * @internal
 */
export function showBots(
  part: ReactNode,
  answers: Readonly<Record<string, Answer>>,
  isVisitor = false,
  line: { readonly io: SocketFactory; readonly clock?: Clock } = { io: deaf },
): { readonly sent: Sent[]; readonly hub: Hub } {
  const sent: Sent[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      sent.push({ name: call.name, request: z.parse(z.record(z.string(), z.unknown()), request) });
      const answer = answers[call.name];
      if (answer === undefined) throw new ApiError('50261', 'no');
      return z.parse(call.response, typeof answer === 'function' ? await answer(request) : answer);
    },
  };
  const hub = createHub({ url: '', ...line });
  const { bots, botJournal, plaza, leaderRecords, shell, errors, terminal, chart } = english;
  render(
    <NextIntlClientProvider
      locale="en-US"
      messages={{ bots, botJournal, plaza, leaderRecords, shell, errors, terminal, chart }}
      timeZone="UTC"
      onError={(error) => {
        throw error;
      }}
    >
      <UserContext value={isVisitor ? null : { userId: '1', userName: 'ann' }}>
        <ApiClientContext value={client}>
          <HubContext value={hub}>
            {part}
            <ToastRegion />
          </HubContext>
        </ApiClientContext>
      </UserContext>
    </NextIntlClientProvider>,
  );
  return { sent, hub };
}

// For tests: a part of the pages of worlds on a screen that is not there, with an exchange that answers as it is told.
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { WorldRow, WorldRun } from '#lib/contract/worlds/world.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { LocaleContext } from '#lib/i18n/place-context.ts';
import { useTimeZone } from '#lib/session/clock/time-zone.ts';
import { UserContext } from '#lib/session/user.ts';
import type { WorldDetail } from './panel/panel-state.ts';

export const worldId = 'e449b383c537a3f7';
const startMs = Date.UTC(2026, 0, 31, 12, 0, 0);

/** @internal */
export const sampleRow = (change: Partial<WorldRow> = {}): WorldRow => ({
  worldId,
  name: 'Crash rehearsal',
  colour: 'violet',
  role: 'owner',
  seatNumber: 1,
  kept: false,
  runsOn: false,
  createdAtMs: startMs,
  lastSeenMs: startMs,
  bytes: 1_240_000,
  clock: { timeMs: startMs, gridMs: 250, speed: 0, untilMs: null },
  ...change,
});

/** @internal */
export const sampleRun = (change: Partial<WorldRun> = {}): WorldRun => ({
  timeMs: startMs,
  gridMs: 250,
  speed: 0,
  untilMs: null,
  symbols: ['BTCUSDT', 'BTCUSDT_UMCBL'],
  seed: 'monday',
  startMs,
  scenario: null,
  prices: null,
  tape: null,
  delisted: [],
  faults: [],
  sequence: 1072,
  hash: 'a071e9b624a6',
  bytes: 1_240_000,
  ...change,
});

/**
 * Three seats: the owner's, a trader's and an onlooker's; and an open link.
 * @internal
 */
export const sampleDetail = (change: Partial<WorldDetail> = {}, mine: WorldRow['role'] = 'owner'): WorldDetail => ({
  world: sampleRow({ role: mine, seatNumber: mine === 'owner' ? 1 : mine === 'trader' ? 2 : null }),
  run: sampleRun(),
  problem: null,
  seats: [
    { seatId: '11', role: 'owner', seatNumber: 1, joinedAtMs: startMs, isMine: mine === 'owner', frozen: false },
    { seatId: '12', role: 'trader', seatNumber: 2, joinedAtMs: startMs, isMine: mine === 'trader', frozen: false },
    { seatId: '13', role: 'onlooker', seatNumber: null, joinedAtMs: startMs, isMine: mine === 'onlooker', frozen: false },
  ],
  links: mine === 'owner' ? [{ linkId: '21', role: 'onlooker', createdAtMs: startMs, revokedAtMs: null }] : [],
  ...change,
});

type Answer = object | ((request: unknown) => object);
type Sent = { readonly name: string; readonly request: Readonly<Record<string, unknown>> };

/**
 * By the name of the call; a text is the code of a refusal. Lists of markets are empty.
 * @internal
 */
export function showWorlds(
  part: ReactNode,
  answers: Readonly<Record<string, Answer | string>> = {},
  { tag = 'en-US', isGuest = false }: { readonly tag?: string; readonly isGuest?: boolean } = {},
): readonly Sent[] {
  useTimeZone.setState({ setting: '0' });
  const sent: Sent[] = [];
  const lists: Readonly<Record<string, object>> = {
    getAllSymbols: { md5: '1', symbols: [] },
    getContracts: { md5: '1', symbols: [] },
  };
  const client: ApiClient = {
    call: async (call, request) => {
      const known = lists[call.name];
      if (known === undefined) sent.push({ name: call.name, request: z.parse(z.record(z.string(), z.unknown()), request) });
      const answer = answers[call.name] ?? known ?? '50408';
      if (typeof answer === 'string') throw new ApiError(answer, 'no');
      return z.parse(call.response, typeof answer === 'function' ? answer(request) : answer);
    },
  };
  const { worlds, shell, errors, terminal } = english;
  render(
    <NextIntlClientProvider
      locale={tag}
      messages={{ worlds, shell, errors, terminal }}
      timeZone="UTC"
      onError={(error) => {
        throw error;
      }}
    >
      <LocaleContext value={localeOf(tag)}>
        <UserContext value={{ userId: '1', userName: 'ann', isGuest }}>
          <ApiClientContext value={client}>
            {part}
            <ToastRegion />
          </ApiClientContext>
        </UserContext>
      </LocaleContext>
    </NextIntlClientProvider>,
  );
  return sent;
}

/** @internal */
export const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
/** @internal */
export const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } });

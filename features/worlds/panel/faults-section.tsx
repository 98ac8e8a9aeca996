'use client';
// Faults that the owner of a world sets for its bots: those that wait, each of which can be taken back, and the form of a new one.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { setWorldFault } from '#lib/contract/calls/v1/world/fault.ts';
import { channelName, type ChannelName } from '#lib/contract/channels/protocol.ts';
import { worldFaultAims, worldFaultKind, type WorldFault, type WorldFaultKind } from '#lib/contract/worlds/world-faults.ts';
import type { WorldRun } from '#lib/contract/worlds/world.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { Choice } from '../world-fields.tsx';
import { useWorldWords } from '../world-words.ts';
import { PanelSection } from './panel-section.tsx';
import { usePanel, useTelling } from './panel-state.ts';

const mostTimes = '100';
const everybody = '';

export function FaultsSection({ run: { faults } }: { readonly run: WorldRun }) {
  const t = useTranslations('worlds');
  const words = useWorldWords();
  const { world, seats } = usePanel().detail;
  const { worldId } = world;
  const { pending, problem, tell } = useTelling();
  const traders = seats.filter(({ seatNumber }) => seatNumber !== null);
  const own = traders.find(({ isMine }) => isMine)?.seatId ?? everybody;
  const [kind, setKind] = useState<WorldFaultKind>('lost-answer');
  const [chosen, setChosen] = useState<string | null>(null);
  const [channel, setChannel] = useState<ChannelName>('orders');
  const [times, setTimes] = useState('1');
  const isOfSeat = worldFaultAims[kind] === 'seat';
  /** One's own, unless another was chosen; messages of a channel may be those of everybody. */
  const seatId = traders.find((seat) => seat.seatId === chosen)?.seatId ?? (isOfSeat ? own : everybody);

  const aimOf = (fault: WorldFault): string =>
    [
      fault.seatNumber === null ? null : words.seat({ role: 'trader', seatNumber: fault.seatNumber }),
      fault.channel === null ? null : isolateLtr(fault.channel),
      fault.key === null ? null : isolateLtr(fault.key),
      isolateLtr(`${fault.times}×`),
    ]
      .filter((word) => word !== null)
      .join(' · ');

  const seatOf = ({ seatNumber }: WorldFault) => traders.find((seat) => seat.seatNumber === seatNumber);
  const takeBack = (fault: WorldFault): void => {
    const seat = seatOf(fault);
    void tell(setWorldFault, {
      worldId,
      kind: fault.kind,
      times: 0,
      ...(seat === undefined ? {} : { seatId: seat.seatId }),
      ...(fault.channel === null ? {} : { channel: fault.channel }),
      ...(fault.key === null ? {} : { key: fault.key }),
    });
  };
  const set = (): void => {
    void tell(setWorldFault, {
      worldId,
      kind,
      times: Number(times),
      ...(seatId === everybody || kind === 'wrong-checksum' ? {} : { seatId }),
      ...(kind === 'lost-message' ? { channel } : {}),
    });
  };

  return (
    <PanelSection title={t('faults')}>
      <p className="text-xs text-muted">{t('faultsAbout')}</p>
      {faults.length === 0 ? null : (
        <ul className="-my-2">
          {faults.map((fault) => {
            const name = t(`faultKind.${fault.kind}`);
            const aim = aimOf(fault);
            return (
              <li
                key={`${fault.kind} ${fault.seatNumber} ${fault.channel} ${fault.key}`}
                className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-subtle py-2 last:border-0"
              >
                <p className="min-w-0 flex-1 text-sm wrap-anywhere">
                  {name}
                  <span className="mt-0.5 block text-xs text-muted">{aim}</span>
                </p>
                {fault.seatNumber !== null && seatOf(fault) === undefined ? null : (
                  <Button size="small" className="max-md:h-11" waits={pending} onClick={() => takeBack(fault)}>
                    {t('remove')}
                    <span className="sr-only">
                      : {name} · {aim}
                    </span>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
        className="flex flex-col gap-3"
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Choice
            label={t('fault')}
            options={worldFaultKind.options.map((value) => ({ value, label: t(`faultKind.${value}`) }))}
            value={kind}
            onValue={setKind}
          />
          {kind === 'wrong-checksum' ? null : (
            <Choice
              label={t('aim')}
              options={[
                ...(isOfSeat ? [] : [{ value: everybody, label: t('everybody') }]),
                ...traders.map((seat) => ({
                  value: seat.seatId,
                  label: seat.isMine ? `${words.seat(seat)} · ${t('you')}` : words.seat(seat),
                })),
              ]}
              value={seatId}
              onValue={setChosen}
            />
          )}
          {kind === 'lost-message' ? (
            <Choice
              label={t('channel')}
              options={channelName.options.map((value) => ({ value, label: isolateLtr(value) }))}
              value={channel}
              onValue={setChannel}
            />
          ) : null}
          <NumberField
            label={t('times')}
            value={times}
            rules={{ decimals: 0, maxLength: lengthCaps.count, min: '1', max: mostTimes }}
            onValue={setTimes}
          />
        </div>
        <ErrorLine text={problem} />
        <Button type="submit" className="h-11 self-start" pending={pending} disabled={readAmount(times) === null}>
          {t('setFault')}
        </Button>
      </form>
    </PanelSection>
  );
}

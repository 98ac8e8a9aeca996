// Every kind of spot order, in the order in which the form offers them. A kind that lacks a part does not compile.
import { kindRegistry } from '#lib/ticket/kind-registry.ts';
import { chaseKind } from './chase/chase-kind.tsx';
import { exitKind } from './exit/exit-kind.tsx';
import { icebergKind } from './iceberg/iceberg-kind.tsx';
import { limitKind } from './limit/limit-kind.ts';
import { marketKind } from './market/market-kind.tsx';
import { ocoKind } from './oco/oco-kind.tsx';
import { scaledKind } from './scaled/scaled-kind.tsx';
import type { SpotKind } from './spot-kind.ts';
import { trailingKind } from './trailing/trailing-kind.tsx';
import { triggerKind } from './trigger/trigger-kind.tsx';
import { twapKind } from './twap/twap-kind.tsx';

const kinds = {
  limit: limitKind,
  market: marketKind,
  trigger: triggerKind,
  exit: exitKind,
  oco: ocoKind,
  trailing: trailingKind,
  iceberg: icebergKind,
  scaled: scaledKind,
  twap: twapKind,
  chase: chaseKind,
};

type TextsOf<Kind> = Kind extends SpotKind<infer Text> ? Text : never;

export type TicketKind = keyof typeof kinds;
export type TextName = TextsOf<(typeof kinds)[TicketKind]>;

/** A kind as the form sees it, whichever it is. */
export const spotKinds: Readonly<Record<TicketKind, Omit<SpotKind<TextName>, 'texts'>>> = kinds;

export const { isKind: isTicketKind, names: ticketKinds, texts: firstTexts } = kindRegistry<TicketKind, TextName>(kinds);

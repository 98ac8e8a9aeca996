// Every kind of order of a contract, in the order in which the form offers them. A kind that lacks a part does not compile.
import { kindRegistry } from '#lib/ticket/kind-registry.ts';
import type { FuturesKind } from './futures-kind.ts';
import { chaseKind } from './chase/chase-kind.tsx';
import { icebergKind } from './iceberg/iceberg-kind.tsx';
import { limitKind } from './limit/limit-kind.tsx';
import { marketKind } from './market/market-kind.tsx';
import { scaledKind } from './scaled/scaled-kind.tsx';
import { trailingKind } from './trailing/trailing-kind.tsx';
import { triggerKind } from './trigger/trigger-kind.tsx';
import { twapKind } from './twap/twap-kind.tsx';

const kinds = {
  limit: limitKind,
  market: marketKind,
  trigger: triggerKind,
  trailing: trailingKind,
  iceberg: icebergKind,
  scaled: scaledKind,
  twap: twapKind,
  chase: chaseKind,
};

type TextsOf<Kind> = Kind extends FuturesKind<infer Text> ? Text : never;

export type TicketKind = keyof typeof kinds;
export type TextName = TextsOf<(typeof kinds)[TicketKind]>;

/** A kind as the form sees it, whichever it is. */
export const futuresKinds: Readonly<Record<TicketKind, Omit<FuturesKind<TextName>, 'texts'>>> = kinds;

export const { isKind: isTicketKind, names: ticketKinds, texts: firstTexts } = kindRegistry<TicketKind, TextName>(kinds);

'use client';
// The fields of the chosen kind.
import type { ReactNode } from 'react';

import type { TicketForm } from '../ticket-form.ts';
import type { TicketKind } from '../ticket-state.ts';
import { LimitFields, MarketFields } from './limit-fields.tsx';
import { ExitFields, OcoFields, TrailingFields, TriggerFields } from './plan-fields.tsx';
import { IcebergFields, ScaledTicketFields, TwapFields } from './strategy-fields.tsx';

const fields: Readonly<Record<TicketKind, (props: { readonly form: TicketForm }) => ReactNode>> = {
  limit: LimitFields,
  market: MarketFields,
  trigger: TriggerFields,
  exit: ExitFields,
  oco: OcoFields,
  trailing: TrailingFields,
  iceberg: IcebergFields,
  scaled: ScaledTicketFields,
  twap: TwapFields,
};

export function KindFields({ form }: { readonly form: TicketForm }) {
  const Fields = fields[form.state.kind];
  return <Fields form={form} />;
}

'use client';
// The preferences with which somebody reads contracts: in which unit sizes are, and by which price gains are shown. They follow a user from
// device to device.
import { useEffect } from 'react';
import { create } from 'zustand';
import type * as z from 'zod/mini';

import { changeAnswers } from '#lib/api/query/change-answers.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { getPreference } from '#lib/contract/calls/preference/get.ts';
import { setPreference } from '#lib/contract/calls/preference/set.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { type contractUnit, defaultSettings, type tpslPriceType } from '#lib/contract/wire/settings.ts';

export type ContractUnitSet = z.output<typeof contractUnit>;
export type TpslPriceType = z.output<typeof tpslPriceType>;
type ContractPreferences = { readonly unit: ContractUnitSet; readonly priceType: TpslPriceType };

export const useContractPreferences = create<ContractPreferences>(() => ({
  unit: defaultSettings.contractUnitSet,
  priceType: defaultSettings.tpslPriceType,
}));

/** The preferences that the exchange has kept. Without an answer they stay as they are. */
export function useKeptContractPreferences(_api: ApiClient, isUser: boolean): void {
  const unit = useCall(getSettings, {}, { enabled: isUser }).data?.contractUnitSet;
  const priceType = useCall(getPreference, {}, { enabled: isUser }).data?.tpslPriceType;
  useEffect(() => {
    if (unit !== undefined) useContractPreferences.setState({ unit });
  }, [unit]);
  useEffect(() => {
    if (priceType !== undefined) useContractPreferences.setState({ priceType });
  }, [priceType]);
}

/** At once on the page; a refusal leaves it there until the page is closed. */
export function chooseContractUnit(api: ApiClient, unit: ContractUnitSet): void {
  useContractPreferences.setState({ unit });
  changeAnswers(api, getSettings, (known) => ({ ...known, contractUnitSet: unit }));
  api.call(setSettings, { contractUnitSet: unit }).catch(() => undefined);
}

export function chooseTpslPriceType(api: ApiClient, priceType: TpslPriceType): void {
  useContractPreferences.setState({ priceType });
  changeAnswers(api, getPreference, (known) => ({ ...known, tpslPriceType: priceType }));
  api.call(setPreference, { tpslPriceType: priceType }).catch(() => undefined);
}

// The fields of a new key, and their problems, by field.
import { maxCallsPerMinute, type ApiScope } from '#lib/contract/accounts/api-key.ts';

export type ApiKeyForm = {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Parted by commas, spaces or lines. */
  readonly addresses: string;
  readonly passphrase: string;
  readonly callsPerMinute: string;
  /** Empty: it never ends. */
  readonly days: string;
};

export const emptyForm: ApiKeyForm = { name: '', scopes: ['read'], addresses: '', passphrase: '', callsPerMinute: '600', days: '90' };

/** The longest life of a key. */
export const maxDays = 365;

export type FormField = keyof ApiKeyForm;

const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

const isWhole = (text: string, max: number): boolean => /^[1-9]\d{0,5}$/.test(text.trim()) && Number(text) <= max;

export const movesMoney = (scopes: readonly ApiScope[]): boolean => scopes.includes('withdraw') || scopes.includes('transfer');

/** The first field with something wrong; null: it can be sent. */
export function wrongField(form: ApiKeyForm): FormField | null {
  if (form.name.trim() === '') return 'name';
  if (form.scopes.length === 0) return 'scopes';
  const addresses = addressesIn(form.addresses);
  const isWritten = addresses.every((text) => /^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/.test(text));
  if (!isWritten || (movesMoney(form.scopes) && addresses.length === 0)) return 'addresses';
  if (!/^[\x21-\x7e]{8,32}$/.test(form.passphrase)) return 'passphrase';
  if (!isWhole(form.callsPerMinute, maxCallsPerMinute)) return 'callsPerMinute';
  return form.days.trim() === '' || isWhole(form.days, maxDays) ? null : 'days';
}

/** As the call takes it. To be asked of a form without a wrong field. */
export const requestOf = ({ name, scopes, addresses, passphrase, callsPerMinute, days }: ApiKeyForm) => ({
  name: name.trim(),
  scopes: [...scopes],
  addresses: addressesIn(addresses),
  passphrase,
  callsPerMinute: Number(callsPerMinute),
  ...(days.trim() === '' ? {} : { days: Number(days) }),
});

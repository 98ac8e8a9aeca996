'use client';
// The form in which an identity is sent: name, country, document and its pictures. Demo trading asks for no pictures.
import { useLocale, useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import {
  documentSides,
  documentTypes,
  maxPictureBytes,
  maxPictureMb,
  sidesOf,
  type DocumentSide,
} from '#lib/contract/accounts/identity.ts';
import { sendIdentityPicture } from '#lib/contract/calls/v1/user/identity/document.ts';
import { sendIdentity } from '#lib/contract/calls/v1/user/identity/send.ts';
import { countries } from '#lib/contract/site/countries.ts';
import { FormProblem } from '../../form-problem.tsx';
import { useAct } from '../use-act.ts';
import { pictureText } from './picture-text.ts';

type Props = { readonly demo: boolean; readonly onClose: (changed: boolean) => void };
type Chosen = Partial<Readonly<Record<DocumentSide, File>>>;

const box = 'h-11 w-full text-sm max-md:text-sm';

export function IdentityDialog({ demo, onClose }: Props) {
  const t = useTranslations('security');
  const locale = useLocale();
  const api = useApi();
  const act = useAct();
  const [name, setName] = useState('');
  const [country, setCountry] = useState('');
  const [documentType, setDocumentType] = useState<(typeof documentTypes)[number]>('passport');
  const [documentNumber, setDocumentNumber] = useState('');
  const [chosen, setChosen] = useState<Chosen>({});
  const needed = demo ? [] : sidesOf(documentType);
  const shown = demo ? [] : documentSides.filter((side) => side === 'selfie' || needed.includes(side));
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const places = countries
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));

  const hand = async (): Promise<void> => {
    for (const side of shown) {
      const file = chosen[side];
      if (file !== undefined) await api.call(sendIdentityPicture, { side, picture: await pictureText(file) });
    }
    await api.call(sendIdentity, { name: name.trim(), country, documentType, documentNumber: documentNumber.trim() });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const isFilled = name.trim() !== '' && country !== '' && documentNumber.trim() !== '';
    if (!isFilled || needed.some((side) => chosen[side] === undefined)) act.fail(t('identity.incomplete'));
    else if (shown.some((side) => (chosen[side]?.size ?? 0) > maxPictureBytes))
      act.fail(t('identity.pictureHint', { limit: maxPictureMb }));
    else if (await act.run(hand, t('identity.done'))) onClose(true);
  };
  return (
    <Modal open title={t('identity.name')} closeLabel={t('close')} onClose={() => onClose(false)} sheet>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p className="text-sm text-secondary">{demo ? t('identity.demo') : t('identity.about')}</p>
        <TextField
          className="mt-4"
          label={t('identity.fullName')}
          autoComplete="name"
          maxLength={100}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <p className="mt-4 mb-1.5 text-sm text-secondary">{t('identity.country')}</p>
        <SelectBox
          name={t('identity.country')}
          className={box}
          options={[{ value: '', label: '–' }, ...places]}
          value={country}
          onValue={setCountry}
        />
        <p className="mt-4 mb-1.5 text-sm text-secondary">{t('identity.document')}</p>
        <SelectBox
          name={t('identity.document')}
          className={box}
          options={documentTypes.map((type) => ({ value: type, label: t(`identity.${type}`) }))}
          value={documentType}
          onValue={setDocumentType}
        />
        <TextField
          className="mt-4"
          label={t('identity.number')}
          dir="ltr"
          autoComplete="off"
          maxLength={40}
          value={documentNumber}
          onChange={(event) => setDocumentNumber(event.target.value)}
        />
        {shown.map((side) => (
          <label key={side} className="mt-4 block text-sm text-secondary">
            {t(`identity.${side}`)}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp"
              onChange={(event) => setChosen({ ...chosen, [side]: event.target.files?.[0] })}
              className="mt-1.5 block w-full rounded-md border border-field bg-field text-sm text-primary file:me-3 file:h-11 file:border-0 file:bg-surface-2 file:px-3 file:text-sm file:text-primary"
            />
          </label>
        ))}
        {demo ? null : <p className="mt-1.5 text-xs text-muted">{t('identity.pictureHint', { limit: maxPictureMb })}</p>}
        <FormProblem text={act.problem} />
        <Button type="submit" look="primary" size="large" pending={act.pending} className="mt-5 w-full">
          {t('identity.send')}
        </Button>
      </form>
    </Modal>
  );
}

'use client';
// Around the page on which a CTA bot is made.
import { CreateBot, type CreateProps } from '../../create/state/create-bot.tsx';
import { ctaForm } from './cta-form.ts';

export const CreateCta = (props: CreateProps) => <CreateBot form={ctaForm} {...props} />;

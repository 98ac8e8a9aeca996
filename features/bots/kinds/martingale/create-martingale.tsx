'use client';
// Around the page on which a martingale is made.
import { CreateBot, type CreateProps } from '../../create/state/create-bot.tsx';
import { martingaleForm } from './martingale-form.ts';

export const CreateMartingale = (props: CreateProps) => <CreateBot form={martingaleForm} {...props} />;

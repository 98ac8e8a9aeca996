'use client';
// Around the page on which a signal bot is made.
import { CreateBot, type CreateProps } from '../../create/state/create-bot.tsx';
import { signalForm } from './signal-form.ts';

export const CreateSignal = (props: CreateProps) => <CreateBot form={signalForm} {...props} />;

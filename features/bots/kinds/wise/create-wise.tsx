'use client';
// Around the page on which a wise bot is made.
import { CreateBot, type CreateProps } from '../../create/state/create-bot.tsx';
import { wiseForm } from './wise-form.ts';

export const CreateWise = (props: CreateProps) => <CreateBot form={wiseForm} {...props} />;

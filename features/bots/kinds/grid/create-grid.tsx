'use client';
// Around the page on which a grid is made.
import { CreateBot, type CreateProps } from '../../create/state/create-bot.tsx';
import { gridForm } from './grid-form.ts';

export const CreateGrid = (props: CreateProps) => <CreateBot form={gridForm} {...props} />;

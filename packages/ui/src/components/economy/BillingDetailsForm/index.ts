'use client';
export { BillingDetailsForm, type BillingDetailsFormProps } from './BillingDetailsForm.tsx';

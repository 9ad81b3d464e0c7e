import { createContext, use } from 'react';

interface FieldContext {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldContext | null>(null);

interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Props that associate a control with its Field: id, error and hint. Props of the control take precedence. */
export function useFieldControl(own: ControlProps) {
  const field = use(FieldContext);
  if (!field) return {};
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

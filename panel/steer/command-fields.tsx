import { useId } from 'react'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { CommandForm, Field } from './command-schema.ts'

type Texts = Readonly<Record<string, string>>

type FieldProps = {
  readonly field: Field
  readonly text: string
  readonly set: (text: string) => void
  readonly proposals: readonly string[]
}

function MultipleChoice({ field, text, set }: FieldProps) {
  const chosenOptions = text === '' ? [] : text.split(',')
  const toggle = (option: string, isOn: boolean) =>
    set(
      field.options
        .filter((candidate) => (candidate === option ? isOn : chosenOptions.includes(candidate)))
        .join(','),
    )
  return (
    <fieldset>
      <legend>{field.name}</legend>
      {field.options.map((option) => (
        <label key={option} className="check">
          <input
            type="checkbox"
            checked={chosenOptions.includes(option)}
            onChange={({ target }) => toggle(option, target.checked)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}

function Control({ id, field, text, set, proposals }: FieldProps & { readonly id: string }) {
  const note = `${id}-note`
  const attributes = { id, 'aria-describedby': note, 'aria-required': field.isRequired }
  if (field.kind === 'choice')
    return (
      <select {...attributes} value={text} onChange={({ target }) => set(target.value)}>
        <option value="">{field.fallback === '' ? '–' : `${field.fallback} (default)`}</option>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  return (
    <>
      <input
        {...attributes}
        inputMode={field.kind === 'number' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        list={`${id}-list`}
        placeholder={field.fallback}
        value={text}
        onChange={({ target }) => set(target.value)}
      />
      <datalist id={`${id}-list`}>
        {proposals.map((proposal) => (
          <option key={proposal} value={proposal} />
        ))}
      </datalist>
    </>
  )
}

function LabelledField(props: FieldProps) {
  const id = useId()
  const { field } = props
  if (field.kind === 'several') return <MultipleChoice {...props} />
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.name}
        {field.isRequired ? ' *' : ''}
      </label>
      <Control {...props} id={id} />
      <small id={`${id}-note`}>{field.description}</small>
    </div>
  )
}

function proposalsFor(field: Field, { operation }: Texts): readonly string[] {
  if (field.kind !== 'json') return []
  const backendOperation = backendOperations.find(({ operationId }) => operationId === operation)
  if (backendOperation === undefined) return ['{"status":503}']
  return [
    ...Object.keys(backendOperation.answers),
    ...backendOperation.errors.map((status) => JSON.stringify({ status })),
  ]
}

export function CommandFields({
  form,
  texts,
  change,
}: {
  readonly form: CommandForm
  readonly texts: Texts
  readonly change: (texts: Texts) => void
}) {
  return form.fields.map((field) => (
    <LabelledField
      key={field.name}
      field={field}
      text={texts[field.name] ?? ''}
      set={(text) => change({ ...texts, [field.name]: text })}
      proposals={proposalsFor(field, texts)}
    />
  ))
}

import { icon } from './icon.tsx'

export const CheckIcon = icon(<path d="m5 12.5 4.7 4.7L19.5 7.3" />)

export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.7" />
    <path d="M12 11v5.5M12 7.6v.1" />
  </>,
)

export const WarningIcon = icon(
  <path d="M10.3 4.9 3.2 17.2a2 2 0 0 0 1.7 3h14.2a2 2 0 0 0 1.7-3L13.7 4.9a2 2 0 0 0-3.4 0zM12 9.5v4.2M12 16.9v.1" />,
)

export const ErrorIcon = icon(
  <path d="M8.4 3.3h7.2l5.1 5.1v7.2l-5.1 5.1H8.4l-5.1-5.1V8.4zM12 7.8v5M12 16v.1" />,
)

export const QuestionIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.7" />
    <path d="M9.7 9.7A2.3 2.3 0 1 1 13.2 11.7C12.4 12.2 12 12.7 12 13.5M12 16.3v.1" />
  </>,
)

export const LockIcon = icon(
  <path d="M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8.2 10.5V8a3.8 3.8 0 0 1 7.6 0v2.5M12 14v2.5" />,
)

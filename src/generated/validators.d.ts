export type SchemaName =
  | 'AdvertisementAnswer'
  | 'Alread'
  | 'AlreadHaveUser'
  | 'Already'
  | 'AmountRequest'
  | 'ApplyDepositRequest'
  | 'ApplyWithdrawRequest'
  | 'BetsAnswer'
  | 'BetsRequest'
  | 'CantFindCode'
  | 'CasinoSettingAnswer'
  | 'ChangePasswordRequest'
  | 'CheckIdRequest'
  | 'CheckNickRequest'
  | 'DepositApplied'
  | 'DepositListAnswer'
  | 'DepositListRequest'
  | 'EmptyBody'
  | 'GameAddress'
  | 'GetNoteAnswer'
  | 'HealthAnswer'
  | 'HelpListAnswer'
  | 'IgnoredBody'
  | 'InGameBalanceAnswer'
  | 'InquiryRead'
  | 'InquiryWritten'
  | 'ItemRequest'
  | 'LockAnswer'
  | 'LoginApproval'
  | 'LoginAuthenticated'
  | 'LoginRequest'
  | 'LowPoint'
  | 'MemberAnswer'
  | 'NotEnoughBalance'
  | 'NoteListAnswer'
  | 'NoteListRequest'
  | 'NoteRead'
  | 'NoticePopupAnswer'
  | 'NoticesAnswer'
  | 'OpenGameRequest'
  | 'PaymentDepositApplied'
  | 'PaymentDepositRequest'
  | 'PaymentOptionsAnswer'
  | 'PaymentWithdrawalRequest'
  | 'PointsRequest'
  | 'Problem'
  | 'ReadAllNotesAnswer'
  | 'RegDomain'
  | 'RegisterRequest'
  | 'RemovedAnswer'
  | 'ResetPasswordRequest'
  | 'SessionNone'
  | 'SessionRunning'
  | 'SignOutAnswer'
  | 'SignedIn'
  | 'SlotGames'
  | 'SlotSettingAnswer'
  | 'SlotsByCompanyRequest'
  | 'SportSettingAnswer'
  | 'Success'
  | 'Time'
  | 'User'
  | 'Wait'
  | 'Wallet'
  | 'WithdrawListAnswer'
  | 'WithdrawListRequest'
  | 'WithdrawalApplied'
  | 'WithdrawalLauncherRequest'
  | 'WithdrawalTicket'
  | 'WriteHelpRequest'
  | 'WriteInquiryRequest'
  | 'WrongPassword'

export type ValidationError = {
  /** JSON Pointer to the faulty place. */
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

export type Validator = {
  (data: unknown): boolean
  /** What was wrong the last time this function was called; null when nothing was. */
  errors: ValidationError[] | null
}

export const validators: Readonly<Record<SchemaName, Validator>>

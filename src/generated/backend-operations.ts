import type { SchemaName } from './validators.js'

export type BackendOperation = {
  path: string
  operationId: string
  /** Who may call it. */
  access: 'guest' | 'member'
  /** True for calls that move money; they carry `Idempotency-Key`. */
  hasIdempotencyKey: boolean
  /** True for calls that carry the visitor's `Origin`. */
  hasOrigin: boolean
  /** True for calls that carry the player's language, `Accept-Language`. */
  hasLanguage: boolean
  /** The request's schema, a key of `validators`. */
  request: SchemaName
  /** status value → the schema of the answer that carries it. */
  answers: Readonly<Record<string, SchemaName>>
  /** The HTTP statuses of its errors. */
  errors: readonly number[]
}

export const backendOperations = [
  {
    "path": "/public/user/check_user_id",
    "operationId": "checkUserId",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "CheckIdRequest",
    "answers": {
      "success": "Success",
      "alread_have_user": "AlreadHaveUser"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/user/check_user_nick",
    "operationId": "checkUserNick",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "CheckNickRequest",
    "answers": {
      "success": "Success",
      "alread": "Alread"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/user/do_login",
    "operationId": "doLogin",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "LoginRequest",
    "answers": {
      "authenticated": "LoginAuthenticated",
      "pass": "WrongPassword",
      "wait": "LoginApproval",
      "time": "Time"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/user/get_member",
    "operationId": "getMember",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "MemberAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/user/getRegDomain",
    "operationId": "getRegDomain",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": true,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "RegDomain",
      "cant_find_code": "CantFindCode"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/user/money_to_point",
    "operationId": "moneyToPoint",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "AmountRequest",
    "answers": {
      "success": "Wallet",
      "balance": "NotEnoughBalance"
    },
    "errors": [
      400,
      401,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/user/point_to_money",
    "operationId": "pointToMoney",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "PointsRequest",
    "answers": {
      "success": "Wallet",
      "low_point": "LowPoint"
    },
    "errors": [
      400,
      401,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/user/reg",
    "operationId": "register",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "RegisterRequest",
    "answers": {
      "success": "Success",
      "alread_have_user": "AlreadHaveUser",
      "alread": "Alread",
      "cant_find_code": "CantFindCode"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/user/user_chang_to_point",
    "operationId": "userChangToPoint",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "AmountRequest",
    "answers": {
      "success": "Wallet",
      "balance": "NotEnoughBalance"
    },
    "errors": [
      400,
      401,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/user/user_exchange_to_pass",
    "operationId": "userExchangeToPass",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ChangePasswordRequest",
    "answers": {
      "success": "Success",
      "pass": "WrongPassword",
      "time": "Time"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/user/user_health_check",
    "operationId": "userHealthCheck",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "HealthAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/advertisement",
    "operationId": "advertisement",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "AdvertisementAnswer"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/delete_all_help",
    "operationId": "deleteAllHelp",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "RemovedAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/delete_all_notes",
    "operationId": "deleteAllNotes",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "RemovedAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/delete_note",
    "operationId": "deleteNote",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "Success",
      "already": "Already"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/get_note",
    "operationId": "getNote",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "GetNoteAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/help_list",
    "operationId": "helpList",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "HelpListAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/help_read",
    "operationId": "helpRead",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ItemRequest",
    "answers": {
      "success": "InquiryRead",
      "cant_find_code": "CantFindCode"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/note_list",
    "operationId": "noteList",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "NoteListRequest",
    "answers": {
      "success": "NoteListAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/notice_popup",
    "operationId": "noticePopup",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "NoticePopupAnswer"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/notices",
    "operationId": "notices",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "NoticesAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/password_reset_without_login",
    "operationId": "passwordResetWithoutLogin",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ResetPasswordRequest",
    "answers": {
      "success": "Success",
      "cant_find_code": "CantFindCode",
      "time": "Time"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/read_all_notes",
    "operationId": "readAllNotes",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "ReadAllNotesAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/read_note",
    "operationId": "readNote",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ItemRequest",
    "answers": {
      "success": "NoteRead",
      "cant_find_code": "CantFindCode"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/community/write_help",
    "operationId": "writeHelp",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "WriteHelpRequest",
    "answers": {
      "success": "InquiryWritten",
      "wait": "Wait"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/slot/get_casino_setting",
    "operationId": "getCasinoSetting",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "CasinoSettingAnswer"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/slot/get_in_game_balance",
    "operationId": "getInGameBalance",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "InGameBalanceAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/slot/get_slot_bets_list",
    "operationId": "getSlotBetsList",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "BetsRequest",
    "answers": {
      "success": "BetsAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/slot/get_slot_by_company",
    "operationId": "getSlotByCompany",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "SlotsByCompanyRequest",
    "answers": {
      "success": "SlotGames",
      "cant_find_code": "CantFindCode"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/slot/get_slot_setting",
    "operationId": "getSlotSetting",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "SlotSettingAnswer"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/slot/get_sport_setting",
    "operationId": "getSportSetting",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "SportSettingAnswer"
    },
    "errors": [
      400,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/slot/open_game",
    "operationId": "openGame",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": true,
    "request": "OpenGameRequest",
    "answers": {
      "success": "GameAddress",
      "time": "Time",
      "balance": "NotEnoughBalance",
      "cant_find_code": "CantFindCode"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/slot/user_transfer_in",
    "operationId": "userTransferIn",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "AmountRequest",
    "answers": {
      "success": "Wallet",
      "balance": "NotEnoughBalance"
    },
    "errors": [
      400,
      401,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/slot/user_withdraw",
    "operationId": "userWithdraw",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "AmountRequest",
    "answers": {
      "success": "Wallet",
      "balance": "NotEnoughBalance"
    },
    "errors": [
      400,
      401,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/balance/apply_user_deposit",
    "operationId": "applyUserDeposit",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ApplyDepositRequest",
    "answers": {
      "success": "DepositApplied",
      "wait": "Wait",
      "time": "Time"
    },
    "errors": [
      400,
      401,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/balance/apply_user_withdraw",
    "operationId": "applyUserWithdraw",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ApplyWithdrawRequest",
    "answers": {
      "success": "WithdrawalApplied",
      "balance": "NotEnoughBalance",
      "wait": "Wait",
      "time": "Time"
    },
    "errors": [
      400,
      401,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/balance/get_balance_deposit_lock",
    "operationId": "getBalanceDepositLock",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "LockAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/balance/get_balance_withdraw_lock",
    "operationId": "getBalanceWithdrawLock",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "LockAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/balance/get_deposit_list",
    "operationId": "getDepositList",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "DepositListRequest",
    "answers": {
      "success": "DepositListAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/balance/get_withdraw_list",
    "operationId": "getWithdrawList",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "WithdrawListRequest",
    "answers": {
      "success": "WithdrawListAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/balance/user_del_deposit",
    "operationId": "userDelDeposit",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ItemRequest",
    "answers": {
      "success": "Success",
      "already": "Already",
      "cant_find_code": "CantFindCode"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/balance/user_del_withdraw",
    "operationId": "userDelWithdraw",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ItemRequest",
    "answers": {
      "success": "Success",
      "already": "Already",
      "cant_find_code": "CantFindCode"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/balance/user_roll_to_balance",
    "operationId": "userRollToBalance",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "PointsRequest",
    "answers": {
      "success": "Wallet",
      "low_point": "LowPoint"
    },
    "errors": [
      400,
      401,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/pay/get_payment",
    "operationId": "getPayment",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "PaymentOptionsAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/pay/get_payment_withdraw",
    "operationId": "getPaymentWithdraw",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "PaymentOptionsAnswer"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/pay/deposit",
    "operationId": "payDeposit",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "PaymentDepositRequest",
    "answers": {
      "success": "PaymentDepositApplied",
      "wait": "Wait",
      "time": "Time",
      "cant_find_code": "CantFindCode"
    },
    "errors": [
      400,
      401,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/pay/withdrawal",
    "operationId": "payWithdrawal",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "PaymentWithdrawalRequest",
    "answers": {
      "success": "WithdrawalApplied",
      "balance": "NotEnoughBalance",
      "wait": "Wait",
      "already": "Already",
      "cant_find_code": "CantFindCode",
      "time": "Time"
    },
    "errors": [
      400,
      401,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  {
    "path": "/public/pay/withdrawal_launcher",
    "operationId": "withdrawalLauncher",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "WithdrawalLauncherRequest",
    "answers": {
      "success": "WithdrawalTicket",
      "wait": "Wait",
      "time": "Time",
      "cant_find_code": "CantFindCode"
    },
    "errors": [
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ]
  }
] as const satisfies readonly BackendOperation[]

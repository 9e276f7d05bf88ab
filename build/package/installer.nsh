; What the Windows installer says to the system besides, for this user alone: links to tables open here, and records of matches can be opened here.
; Windows goes by the last part of a name, so that Trickhouse joins the list of programs for JSON and takes it from none.
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\trickhouse" "" "URL:Trickhouse table"
  WriteRegStr SHELL_CONTEXT "Software\Classes\trickhouse" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\trickhouse\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\trickhouse\shell\open\command" "" '"$appExe" -- "%1"'
  WriteRegStr SHELL_CONTEXT "Software\Classes\Trickhouse.Record" "" "Trickhouse match"
  WriteRegStr SHELL_CONTEXT "Software\Classes\Trickhouse.Record\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\Trickhouse.Record\shell\open\command" "" '"$appExe" -- "%1"'
  WriteRegStr SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids" "Trickhouse.Record" ""
!macroend

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "Software\Classes\trickhouse"
  DeleteRegKey SHELL_CONTEXT "Software\Classes\Trickhouse.Record"
  DeleteRegValue SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids" "Trickhouse.Record"
!macroend

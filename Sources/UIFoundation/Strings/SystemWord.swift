import Foundation
import Resources

/// UIKit's own words.
package enum SystemWord {
    /// A word in the app's language, by its English text: on iOS too an app gets them only in languages of its own. Where UIKit has no word
    /// in the language, an entry of the app's table with the English text as its key is used.
    package static func text(_ english: String) -> String {
        let current = UserLanguage.current
        let language = LocalizedStrings.appLanguage ?? "en"
        if let pseudolanguage = current.pseudolanguage { return pseudolanguage.applied(to: english) }
        if let word = word(english, in: language) { return word }
        return LanguageMatching.canonical(language).hasPrefix("en") ? english : NSLocalizedString(english, comment: "UIKit's own word")
    }

    /// The languages that UIKit has words in, besides English.
    package static var languages: [String] { table[0].dropFirst().map(\.self) }

    /// nil for a language that UIKit has no words in, and for an unknown word.
    static func word(_ english: String, in language: String) -> String? {
        LanguageMatching.fitting(of: languages, for: [language]).first.flatMap { byLanguage[$0]?[english] }
    }

    /// The words by their English texts, in the order of the languages.
    static var rows: [(english: String, words: [String])] { table.dropFirst().map { ($0[0], Array($0.dropFirst())) } }

    private static let byLanguage: [String: [String: String]] = {
        var result: [String: [String: String]] = [:]
        for row in table.dropFirst() {
            for (language, word) in zip(table[0].dropFirst(), row.dropFirst()) { result[language, default: [:]][row[0]] = word }
        }
        return result
    }()

    private static let table: [[String]] = text.split(separator: "\n").map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static let text = """
        English | de | fr | es | it | pt-BR | nl | ja | zh-Hans | ko | ar | he | ru
        Done | Fertig | OK | OK | Fine | OK | Gereed | 完了 | 完成 | 완료 | تم | סיום | Готово
        Cancel | Abbrechen | Annuler | Cancelar | Annulla | Cancelar | Annuleer | キャンセル | 取消 | 취소 | إلغاء | ביטול | Отменить
        Edit | Bearbeiten | Modifier | Editar | Modifica | Editar | Wijzig | 編集 | 编辑 | 편집 | تحرير | עריכה | Править
        Save | Sichern | Enregistrer | Guardar | Salva | Salvar | Bewaar | 保存 | 存储 | 저장 | حفظ | שמירה | Сохранить
        Undo | Widerrufen | Annuler | Deshacer | Annulla | Desfazer | Herstel | 取り消す | 撤销 | 실행 취소 | تراجع | ביטול פעולה | Отменить
        Redo | Wiederholen | Rétablir | Rehacer | Ripristina | Refazer | Opnieuw | やり直す | 重做 | 실행 복귀 | إعادة | ביצוע מחדש | Повторить
        Add | Hinzufügen | Ajouter | Añadir | Aggiungi | Adicionar | Voeg toe | 追加 | 添加 | 추가 | إضافة | הוספה | Добавить
        Compose | Verfassen | Écrire | Redactar | Componi | Escrever | Stel op | 作成 | 撰写 | 작성 | إنشاء | כתיבה | Написать
        Volume | Lautstärke | Volume | Volumen | Volume | Volume | Volume | 音量 | 音量 | 음량 | مستوى الصوت | עוצמת קול | Громкость
        Reply | Antworten | Répondre | Responder | Rispondi | Responder | Antwoord | 返信 | 回复 | 답장 | رد | תשובה | Ответить
        Share | Teilen | Partager | Compartir | Condividi | Compartilhar | Deel | 共有 | 共享 | 공유 | مشاركة | שיתוף | Поделиться
        Organize | Ordnen | Organizer | Organizar | Organizza | Organizar | Orden | 整理 | 整理 | 정리 | تنظيم | ארגון | Упорядочить
        Bookmarks | Lesezeichen | Signets | Marcadores | Segnalibri | Favoritos | Bladwijzers | ブックマーク | 书签 | \
            책갈피 | علامات مرجعية | סימניות | Закладки
        Search | Suchen | Rechercher | Buscar | Cerca | Buscar | Zoek | 検索 | 搜索 | 검색 | بحث | חיפוש | Поиск
        Refresh | Aktualisieren | Actualiser | Actualizar | Aggiorna | Atualizar | Vernieuw | 更新 | 刷新 | 새로 고침 | تحديث | רענון | Обновить
        Stop | Stoppen | Arrêter | Detener | Interrompi | Parar | Stop | 停止 | 停止 | 중단 | إيقاف | עצירה | Остановить
        Camera | Kamera | Appareil photo | Cámara | Fotocamera | Câmera | Camera | カメラ | 相机 | 카메라 | الكاميرا | מצלמה | Камера
        Delete | Löschen | Supprimer | Eliminar | Elimina | Apagar | Verwijder | 削除 | 删除 | 삭제 | حذف | מחיקה | Удалить
        Loading… | Laden … | Chargement… | Cargando… | Caricamento… | Carregando… | Laden… | 読み込み中… | 正在载入… | 로드 중… | \
            جارٍ التحميل… | טוען… | Загрузка…
        Play | Wiedergeben | Lire | Reproducir | Riproduci | Reproduzir | Speel af | 再生 | 播放 | 재생 | تشغيل | הפעלה | Воспроизвести
        Pause | Pause | Pause | Pausa | Pausa | Pausar | Pauzeer | 一時停止 | 暂停 | 일시 정지 | إيقاف مؤقت | השהיה | Пауза
        Rewind | Zurückspulen | Rembobiner | Retroceder | Indietro | Retroceder | Spoel terug | 巻き戻し | 倒回 | \
            되감기 | إرجاع | הרצה אחורה | Назад
        Fast-forward | Vorspulen | Avance rapide | Avance rápido | Avanti veloce | Avançar | Spoel vooruit | \
            早送り | 快进 | 빨리 감기 | تقديم سريع | הרצה קדימה | Вперед
        Close | Schließen | Fermer | Cerrar | Chiudi | Fechar | Sluit | 閉じる | 关闭 | 닫기 | إغلاق | סגירה | Закрыть
        Back | Zurück | Retour | Atrás | Indietro | Voltar | Terug | 戻る | 返回 | 뒤로 | رجوع | חזרה | Назад
        Cut | Ausschneiden | Couper | Cortar | Taglia | Cortar | Knip | カット | 剪切 | 오려두기 | قص | גזירה | Вырезать
        Copy | Kopieren | Copier | Copiar | Copia | Copiar | Kopieer | コピー | 拷贝 | 복사하기 | نسخ | העתקה | Скопировать
        Paste | Einsetzen | Coller | Pegar | Incolla | Colar | Plak | ペースト | 粘贴 | 붙여넣기 | لصق | הדבקה | Вставить
        Select | Auswählen | Sélectionner | Seleccionar | Seleziona | Selecionar | Selecteer | 選択 | 选择 | 선택 | تحديد | בחירה | Выбрать
        Select All | Alles auswählen | Tout sélectionner | Seleccionar todo | Seleziona tutto | \
            Selecionar Tudo | Selecteer alles | すべてを選択 | 全选 | 전체 선택 | تحديد الكل | בחירת הכל | Выбрать все
        OK | OK | OK | OK | OK | OK | OK | OK | 好 | 확인 | موافق | אישור | ОК
        Today | Heute | Aujourd’hui | Hoy | Oggi | Hoje | Vandaag | 今日 | 今天 | 오늘 | اليوم | היום | Сегодня
        Time | Uhrzeit | Heure | Hora | Ora | Hora | Tijd | 時刻 | 时间 | 시간 | الوقت | שעה | Время
        hours | Stunden | heures | horas | ore | horas | uur | 時間 | 小时 | 시간 | ساعة | שעות | ч
        min | Min. | min | min | min | min | min | 分 | 分钟 | 분 | د | דק׳ | мин
        Colors | Farben | Couleurs | Colores | Colori | Cores | Kleuren | カラー | 颜色 | 색상 | الألوان | צבעים | Цвета
        Opacity | Deckkraft | Opacité | Opacidad | Opacità | Opacidade | Dekking | 不透明度 | 不透明度 | \
            불투명도 | العتامة | אטימות | Непрозрачность
        Choose Font | Schrift wählen | Choisir une police | Elegir tipo de letra | Scegli font | Escolher Fonte | Kies lettertype | \
            フォントを選択 | 选取字体 | 서체 선택 | اختيار خط | בחירת גופן | Выбрать шрифт
        Expand | Erweitern | Développer | Expandir | Espandi | Expandir | Vouw uit | 展開 | 展开 | 확장 | توسيع | הרחבה | Развернуть
        More | Mehr | Autres | Más | Altro | Mais | Meer | その他 | 更多 | 더 보기 | المزيد | עוד | Еще
        No Results | Keine Ergebnisse | Aucun résultat | Sin resultados | Nessun risultato | Nenhum Resultado | Geen resultaten | \
            検索結果なし | 无结果 | 결과 없음 | لا توجد نتائج | אין תוצאות | Нет результатов
        No Results for “%@” | Keine Ergebnisse für „%@“ | Aucun résultat pour « %@ » | Sin resultados para “%@” | \
            Nessun risultato per “%@” | Nenhum Resultado para “%@” | Geen resultaten voor ‘%@’ | “%@”の検索結果なし | 没有“%@”的结果 | \
            ‘%@’에 대한 결과 없음 | لا توجد نتائج لـ "%@" | אין תוצאות עבור ”%@“ | Нет результатов по запросу «%@»
        Check the spelling or try a new search. | Prüfe die Schreibweise oder suche neu. | \
            Vérifiez l’orthographe ou lancez une autre recherche. | Revisa la ortografía o haz otra búsqueda. | \
            Controlla l’ortografia o esegui una nuova ricerca. | Verifique a ortografia ou faça outra busca. | \
            Controleer de spelling of zoek opnieuw. | スペルを確認するか、別の検索を試してください。 | 请检查拼写或重新搜索。 | \
            맞춤법을 확인하거나 새로 검색하십시오. | تحقق من الإملاء أو جرّب بحثًا جديدًا. | יש לבדוק את האיות או לנסות חיפוש חדש. | \
            Проверьте правописание или измените запрос.
        Customize Toolbar | Symbolleiste anpassen | Personnaliser la barre d’outils | Personalizar barra de herramientas | \
            Personalizza barra strumenti | Personalizar Barra de Ferramentas | Pas knoppenbalk aan | ツールバーをカスタマイズ | \
            自定义工具栏 | 도구 막대 사용자화 | تخصيص شريط الأدوات | התאמת סרגל הכלים | Настроить панель инструментов
        Duplicate | Duplizieren | Dupliquer | Duplicar | Duplica | Duplicar | Dupliceer | 複製 | 复制 | 복제 | تكرار | שכפול | Дублировать
        Move | Bewegen | Déplacer | Mover | Sposta | Mover | Verplaats | 移動 | 移动 | 이동 | نقل | העברה | Переместить
        Export | Exportieren | Exporter | Exportar | Esporta | Exportar | Exporteer | 書き出す | 导出 | 내보내기 | تصدير | ייצוא | Экспортировать
        Print | Drucken | Imprimer | Imprimir | Stampa | Imprimir | Druk af | プリント | 打印 | 프린트 | طباعة | הדפסה | Напечатать
        About %@ | Etwa %@ | Environ %@ | Aproximadamente %@ | Circa %@ | Cerca de %@ | Ongeveer %@ | 約%@ | 大约%@ | \
            약 %@ | حوالي %@ | בערך %@ | Примерно %@
        %@ remaining | Noch %@ | %@ restantes | Quedan %@ | %@ rimanenti | %@ restantes | Nog %@ | 残り%@ | 剩余%@ | \
            %@ 남음 | متبقٍ %@ | נותרו %@ | Осталось %@
        About %@ remaining | Noch etwa %@ | Environ %@ restantes | Quedan aproximadamente %@ | Circa %@ rimanenti | \
            Cerca de %@ restantes | Nog ongeveer %@ | 残り約%@ | 剩余大约%@ | 약 %@ 남음 | متبقٍ حوالي %@ | נותרו בערך %@ | \
            Осталось примерно %@
        Find | Suchen | Rechercher | Buscar | Trova | Buscar | Zoek | 検索 | 查找 | 찾기 | بحث | חיפוש | Найти
        Find & Replace | Suchen & Ersetzen | Rechercher et remplacer | Buscar y reemplazar | Trova e sostituisci | \
            Buscar e Substituir | Zoek en vervang | 検索と置換 | 查找与替换 | 찾기 및 대치 | بحث واستبدال | חיפוש והחלפה | Найти и заменить
        Replace | Ersetzen | Remplacer | Reemplazar | Sostituisci | Substituir | Vervang | 置き換え | 替换 | 대치 | استبدال | החלפה | Заменить
        Replace All | Alle ersetzen | Tout remplacer | Reemplazar todo | Sostituisci tutto | Substituir Tudo | Vervang alles | \
            すべてを置き換え | 全部替换 | 모두 대치 | استبدال الكل | החלפת הכל | Заменить все
        Match Case | Groß-/Kleinschreibung | Respecter la casse | Coincidir mayúsculas | Maiuscole/minuscole | \
            Diferenciar Maiúsculas | Hoofdlettergevoelig | 大文字/小文字を区別 | 区分大小写 | 대소문자 구분 | مطابقة حالة الأحرف | \
            התאמת רישיות | Учитывать регистр
        Whole Words | Ganze Wörter | Mots entiers | Palabras completas | Parole intere | Palavras Inteiras | Hele woorden | \
            単語全体 | 全字匹配 | 전체 단어 | كلمات كاملة | מילים שלמות | Слова целиком
        Find Next | Weitersuchen | Suivant | Buscar siguiente | Trova successivo | Buscar Seguinte | Zoek volgende | 次を検索 | \
            查找下一个 | 다음 찾기 | البحث عن التالي | חיפוש הבא | Найти далее
        Find Previous | Rückwärts suchen | Précédent | Buscar anterior | Trova precedente | Buscar Anterior | Zoek vorige | \
            前を検索 | 查找上一个 | 이전 찾기 | البحث عن السابق | חיפוש הקודם | Найти ранее
        Options | Optionen | Options | Opciones | Opzioni | Opções | Opties | オプション | 选项 | 옵션 | خيارات | אפשרויות | Параметры
        %1$@ of %2$@ | %1$@ von %2$@ | %1$@ sur %2$@ | %1$@ de %2$@ | %1$@ di %2$@ | %1$@ de %2$@ | %1$@ van %2$@ | \
            %1$@/%2$@ | %1$@/%2$@ | %1$@/%2$@ | %1$@ من %2$@ | %1$@ מתוך %2$@ | %1$@ из %2$@
        Bold | Fett | Gras | Negrita | Grassetto | Negrito | Vet | ボールド | 粗体 | 굵게 | غامق | מודגש | Полужирный
        Italic | Kursiv | Italique | Cursiva | Corsivo | Itálico | Cursief | イタリック | 斜体 | 기울임꼴 | مائل | נטוי | Курсив
        Underline | Unterstrichen | Souligné | Subrayado | Sottolineato | Sublinhado | Onderstreept | 下線 | 下划线 | \
            밑줄 | تحته خط | קו תחתון | Подчеркнутый
        Format | Format | Format | Formato | Formato | Formatar | Opmaak | フォーマット | 格式 | 포맷 | تنسيق | עיצוב | Формат
        Open Link | Link öffnen | Ouvrir le lien | Abrir enlace | Apri link | Abrir Link | Open link | リンクを開く | 打开链接 | \
            링크 열기 | فتح الرابط | פתיחת הקישור | Открыть ссылку
        Copy Link | Link kopieren | Copier le lien | Copiar enlace | Copia link | Copiar Link | Kopieer link | リンクをコピー | 拷贝链接 | \
            링크 복사 | نسخ الرابط | העתקת הקישור | Скопировать ссылку
        Open in Maps | In Karten öffnen | Ouvrir dans Plans | Abrir en Mapas | Apri in Mappe | Abrir no Mapas | Open in Kaarten | \
            マップで開く | 在地图中打开 | 지도에서 열기 | فتح في الخرائط | פתיחה ב״מפות״ | Открыть в Картах
        Show in Calendar | In Kalender zeigen | Afficher dans Calendrier | Mostrar en Calendario | Mostra in Calendario | \
            Mostrar no Calendário | Toon in Agenda | カレンダーに表示 | 在日历中显示 | 캘린더에서 보기 | إظهار في التقويم | הצגה ב״לוח שנה״ | \
            Показать в Календаре
        Continue | Fortfahren | Continuer | Continuar | Continua | Continuar | Ga door | 続ける | 继续 | 계속 | متابعة | המשך | Продолжить
        Sign in with Apple | Mit Apple anmelden | Se connecter avec Apple | Iniciar sesión con Apple | Accedi con Apple | \
            Iniciar sessão com a Apple | Log in met Apple | Appleでサインイン | 通过 Apple 登录 | Apple로 로그인 | \
            تسجيل الدخول باستخدام Apple | התחברות באמצעות Apple | Вход с Apple
        Continue with Apple | Mit Apple fortfahren | Continuer avec Apple | Continuar con Apple | Continua con Apple | \
            Continuar com a Apple | Ga door met Apple | Appleで続ける | 通过 Apple 继续 | Apple로 계속하기 | \
            المتابعة باستخدام Apple | המשך באמצעות Apple | Продолжить с Apple
        Sign up with Apple | Mit Apple registrieren | S’inscrire avec Apple | Registrarse con Apple | Registrati con Apple | \
            Inscrever-se com a Apple | Registreer met Apple | Appleで登録 | 通过 Apple 注册 | Apple로 등록 | \
            التسجيل باستخدام Apple | הרשמה באמצעות Apple | Зарегистрироваться с Apple
        """
}
